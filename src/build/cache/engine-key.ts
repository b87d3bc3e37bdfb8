import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type esbuild from 'esbuild'
import { engineRoot } from '../engine-root.ts'
import { changedSince, writeWhole } from './inputs.ts'
import { isCurrent, keyOf, moduleGraph, type ModuleGraph } from './module-graph.ts'

/** Everything that a build, a development server or a push may run. */
const ENTRY = 'src/build/cli.ts'
/** Bundled, the engine is in a folder that is named after its whole source (`scripts/command.mjs`): what stands there is true of it. */
const isBundled = !import.meta.url.endsWith('.ts')
const RECORD = isBundled ? fileURLToPath(new URL('modules.json', import.meta.url)) : join(engineRoot, '.cache/modules.json')

/** As it was when this process began to ask: what runs here doesn't change any more. */
let graph: ModuleGraph | undefined
const keys = new Map<string, string>()

/**
 * Names what the engine's modules do: equal name, equal result from equal input.
 * @param modules paths from the engine's root, of what makes something that is kept
 */
export function engineKey(...modules: string[]): string {
  const name = modules.join()
  let key = keys.get(name)
  if (key === undefined) {
    graph ??= readGraph() ?? makeGraph()
    key = keyOf(
      graph,
      modules.map((module) => join(engineRoot, module)),
    )
    keys.set(name, key)
  }
  return key
}

/** Whether a file is a module that runs here; it was read when this process began. */
export function isEngineModule(path: string): boolean {
  graph ??= readGraph() ?? makeGraph()
  return Object.hasOwn(graph.inputs, path)
}

function readGraph(): ModuleGraph | undefined {
  try {
    const known = JSON.parse(readFileSync(RECORD, 'utf8')) as ModuleGraph
    // One that came along with a copied folder knows the files of the folder that it was copied from.
    if (known.inputs[join(engineRoot, ENTRY)] === undefined) return undefined
    return isBundled || isCurrent(known) ? known : undefined
  } catch {
    return undefined
  }
}

function makeGraph(): ModuleGraph {
  const started = Date.now()
  // Only now: most builds find the source as it was.
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof esbuild
  const { metafile } = buildSync({
    absWorkingDir: engineRoot,
    entryPoints: [ENTRY],
    outdir: '.cache',
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', verbatimModuleSyntax: true } },
    logLevel: 'silent',
  })
  const made = moduleGraph(metafile, engineRoot)
  // What is edited at this moment is looked at again next time.
  if (!changedSince(Object.keys(made.inputs), started)) writeWhole(RECORD, JSON.stringify(made))
  return made
}
