import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type esbuild from 'esbuild'
import { engineRoot } from '../engine-root.ts'
import { changedSince, writeWhole } from './inputs.ts'
import { isCurrent, keyOf, moduleGraph, type ModuleGraph } from './module-graph.ts'

/** Its imports include everything that builds, the development server, and index updates run. */
const ENTRY = 'src/build/cli.ts'
/**
 * The bundled engine's folder is named after a hash of its whole source (`scripts/command.mjs`), so its module graph is always
 * current.
 */
const isBundled = !import.meta.url.endsWith('.ts')
const RECORD = isBundled ? fileURLToPath(new URL('modules.json', import.meta.url)) : join(engineRoot, '.cache/modules.json')

/** Read once per process, since loaded modules don't change. */
let graph: ModuleGraph | undefined
const keys = new Map<string, string>()

/**
 * Returns the cache key of the given engine modules and everything that they import.
 * @param modules paths relative to the engine's root
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

/** Whether a file is an engine module, which this process doesn't load again. */
export function isEngineModule(path: string): boolean {
  graph ??= readGraph() ?? makeGraph()
  return Object.hasOwn(graph.inputs, path)
}

function readGraph(): ModuleGraph | undefined {
  try {
    const known = JSON.parse(readFileSync(RECORD, 'utf8')) as ModuleGraph
    // A graph that was copied with its folder has the original folder's paths.
    if (known.inputs[join(engineRoot, ENTRY)] === undefined) return undefined
    return isBundled || isCurrent(known) ? known : undefined
  } catch {
    return undefined
  }
}

function makeGraph(): ModuleGraph {
  const started = Date.now()
  // Loaded late, since most builds find the graph unchanged.
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
  // If a file was edited meanwhile, it's unknown which version was read, so the next process makes the graph again.
  if (!changedSince(Object.keys(made.inputs), started)) writeWhole(RECORD, JSON.stringify(made))
  return made
}
