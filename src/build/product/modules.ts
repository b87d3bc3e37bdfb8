import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildFailure, BuildOptions, BuildResult, Message, Metafile } from 'esbuild'
import { changedSince, writeWhole } from '../cache/inputs.ts'
import { isCurrent, moduleGraph, type ModuleGraph } from '../cache/module-graph.ts'
import { contentHash } from '../cache/hash.ts'
import { formatProblem } from '../../compile/problem.ts'
import { pathFromHere } from '../errors/problems.ts'
import { UserError } from '../errors/user-error.ts'
import { defined } from '../../values/defined.ts'

/** Modules of a product that the build runs for their default exports. Only the configuration is required. */
export const PRODUCT_MODULES = {
  config: 'site.config.ts',
  sidebars: 'sidebars.ts',
  tags: 'tags.ts',
  routes: 'pages/routes.ts',
  blocks: 'blocks/index.ts',
  words: 'words.ts',
  theme: 'theme.ts',
} as const

/** Folders of a product whose modules browsers load. */
export const PRODUCT_FOLDERS = ['pages', 'blocks', 'messages']

type ModuleName = keyof typeof PRODUCT_MODULES

/** Paths of a product's modules, whether or not they exist. */
export function modulePaths(root: string): string[] {
  return Object.values(PRODUCT_MODULES).map((file) => join(root, file))
}

/** Default exports of these modules. */
type ProductExports = Partial<Record<ModuleName, unknown>>

/** Record of a bundle of product modules; `bundle` is the name of its file in the cache. */
interface BundleRecord {
  graph: ModuleGraph
  bundle: string
}

/**
 * Runs the current version of a product's modules. They are bundled because Node 20 doesn't support TypeScript, and because it
 * never loads the same import twice in a process.
 * @throws UserError if there is no configuration or a module has a syntax error; any error that a module throws
 */
export async function loadModules(root: string, cacheDir: string): Promise<{ exports: ProductExports; graph: ModuleGraph }> {
  if (!existsSync(join(root, PRODUCT_MODULES.config))) throw new UserError(`There is no ${PRODUCT_MODULES.config} in ${root}.`)
  const names = (Object.keys(PRODUCT_MODULES) as ModuleName[]).filter((name) => existsSync(join(root, PRODUCT_MODULES[name])))
  return runModules({ root, files: Object.fromEntries(names.map((name) => [name, PRODUCT_MODULES[name]])), cacheDir })
}

/**
 * Runs the current version of another module of a product, and returns one of its exports.
 * @param options.path relative to the product's folder
 * @throws like `loadModules`
 */
export async function loadModule({ root, path, name = 'default', cacheDir }: OneModule): Promise<{ exports: unknown; graph: ModuleGraph }> {
  const { exports, graph } = await runModules({ root, files: { only: path }, name, cacheDir })
  return { exports: exports.only, graph }
}

interface OneModule {
  root: string
  path: string
  name?: string
  cacheDir: string
}

interface ModuleFiles {
  root: string
  /** Name → path relative to the root. */
  files: Record<string, string>
  /** Export to take from each module. */
  name?: string
  cacheDir: string
}

async function runModules({
  root,
  files,
  name = 'default',
  cacheDir,
}: ModuleFiles): Promise<{ exports: Record<string, unknown>; graph: ModuleGraph }> {
  const recordFile = join(cacheDir, `product-${contentHash(root, JSON.stringify(files), name)}.json`)
  const { bundle, graph } = readRecord(recordFile) ?? (await bundleModules({ root, files, name, cacheDir, recordFile }))
  return { exports: (await import(pathToFileURL(join(cacheDir, bundle)).href)) as Record<string, unknown>, graph }
}

/** Record of the last bundle, if the modules haven't changed. */
function readRecord(file: string): BundleRecord | undefined {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8')) as BundleRecord
    return isCurrent(record.graph) && existsSync(join(file, '..', record.bundle)) ? record : undefined
  } catch {
    return undefined
  }
}

async function bundleModules({
  root,
  files,
  name: taken,
  cacheDir,
  recordFile,
}: Required<ModuleFiles> & { recordFile: string }): Promise<BundleRecord> {
  const started = Date.now()
  const { outputFiles, metafile } = await runBundler({
    stdin: {
      contents: Object.entries(files)
        .map(([name, file]) => `export { ${taken} as ${name} } from ${JSON.stringify(`./${file}`)}`)
        .join('\n'),
      resolveDir: root,
      sourcefile: ENTRY,
    },
    absWorkingDir: root,
    outdir: cacheDir,
    write: false,
    metafile: true,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: 'inline',
    sourcesContent: false,
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', verbatimModuleSyntax: true } },
    logLevel: 'silent',
  })
  const { contents } = outputFiles![0]!
  const graph = moduleGraph(withoutEntry(metafile!), root)
  const record = { graph, bundle: `product-${contentHash(contents)}.mjs` }
  writeWhole(join(cacheDir, record.bundle), contents)
  // If a file was edited meanwhile, it's unknown which version was read, so the next process bundles again.
  if (changedSince(Object.keys(graph.inputs), started)) rmSync(recordFile, { force: true })
  else writeWhole(recordFile, JSON.stringify(record))
  return record

  /** Turns errors in the product's source into user errors; any other error is a bug. */
  async function runBundler(options: BuildOptions): Promise<BuildResult> {
    // Imported late, since most builds find the modules unchanged.
    const { build } = await import('esbuild')
    try {
      return await build(options)
    } catch (error) {
      const { errors } = error as Partial<BuildFailure>
      if (!errors || errors.length === 0) throw error
      const [{ text, location }] = errors as [Message]
      if (!location) throw new UserError(`${pathFromHere(root)}: ${text}`)
      const place = { file: pathFromHere(join(root, location.file)), line: location.line, column: location.column + 1 }
      // If a closing bracket was expected, the token found instead is usually the next entry of a list or object.
      const hint = /^Expected "[\]})]" but found/.test(text) ? 'A comma or a bracket may be missing before it.' : undefined
      throw new UserError(formatProblem(defined({ ...place, message: `${text}.`, severity: 'error', hint }), location.lineText))
    }
  }
}

/** The bundler's name for the generated module that exports all others; it isn't a file of the product. */
const ENTRY = 'product'

function withoutEntry({ inputs: { [ENTRY]: _entry, ...inputs }, outputs }: Metafile): Metafile {
  return { inputs, outputs }
}
