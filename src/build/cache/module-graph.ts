import { builtinModules } from 'node:module'
import { resolve } from 'node:path'
import type { Metafile } from 'esbuild'
import { contentHash } from './hash.ts'
import { areUnchanged, readInputs, type Inputs } from './inputs.ts'
import { lockHash, packageKeys, packageOf } from './packages.ts'

/** Modules, their content, and their imports, by path. */
export interface ModuleGraph {
  inputs: Inputs
  /** Module → modules that it imports. */
  imports: Record<string, string[]>
  /** Module → names of the packages that it imports. */
  packages: Record<string, string[]>
  /** Package → hash of its locked state, including its dependencies. */
  packageKeys: Record<string, string>
  lock: string
}

/**
 * Builds the graph from esbuild's metafile, which doesn't include type-only imports.
 * @param root folder that the metafile's paths are relative to
 */
export function moduleGraph({ inputs }: Metafile, root: string): ModuleGraph {
  const imports: ModuleGraph['imports'] = {}
  const packages: ModuleGraph['packages'] = {}
  for (const [file, { imports: found }] of Object.entries(inputs)) {
    const path = resolve(root, file)
    imports[path] = found.filter(({ external }) => !external).map((one) => resolve(root, one.path))
    packages[path] = found.filter(({ external, path: name }) => external && !isBuiltIn(name)).map((one) => packageOf(one.path))
  }
  const used = new Set(Object.values(packages).flat())
  return { inputs: readInputs(Object.keys(imports)), imports, packages, packageKeys: packageKeys(used), lock: lockHash() }
}

/** Whether all modules and installed packages are unchanged. */
export function isCurrent({ inputs, lock }: ModuleGraph): boolean {
  return areUnchanged(inputs) && lock === lockHash()
}

/**
 * Hashes the given modules and everything that they import, including packages.
 * @throws Error if a module isn't in the graph
 */
export function keyOf({ inputs, imports, packages, packageKeys: keys }: ModuleGraph, modules: string[]): string {
  const found = new Set(modules)
  // Iterating over a set also visits items that are added on the way.
  for (const module of found) {
    if (inputs[module] === undefined) throw new Error(`${module} isn’t in the module graph.`)
    for (const imported of imports[module] ?? []) found.add(imported)
  }
  const sorted = [...found].sort()
  const used = new Set(sorted.flatMap((module) => packages[module] ?? []))
  return contentHash(...sorted.map((module) => inputs[module]!), ...[...used].sort().map((name) => `${name} ${keys[name]}`))
}

const builtIn = new Set(builtinModules)

function isBuiltIn(name: string): boolean {
  return name.startsWith('node:') || builtIn.has(name)
}
