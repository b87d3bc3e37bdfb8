import { builtinModules } from 'node:module'
import { resolve } from 'node:path'
import type { Metafile } from 'esbuild'
import { contentHash } from './hash.ts'
import { areUnchanged, readInputs, type Inputs } from './inputs.ts'
import { lockHash, packageKeys, packageOf } from './packages.ts'

/** Modules, and what each of them imports. */
export interface ModuleGraph {
  inputs: Inputs
  /** Module → modules, by their paths. */
  imports: Record<string, string[]>
  /** Module → packages. */
  packages: Record<string, string[]>
  /** Package → names its state. */
  packageKeys: Record<string, string>
  lock: string
}

/**
 * What the bundler has found out about modules. What is imported for its types only isn't among it.
 * @param root what its paths are relative to
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

/** Whether all modules and packages are as they were. */
export function isCurrent({ inputs, lock }: ModuleGraph): boolean {
  return areUnchanged(inputs) && lock === lockHash()
}

/**
 * Names the state of some modules and of everything that they import, packages included.
 * @throws Error when a module is none of the graph
 */
export function keyOf({ inputs, imports, packages, packageKeys: keys }: ModuleGraph, modules: string[]): string {
  const found = new Set(modules)
  // A set is walked to its end, whatever is added on the way.
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
