import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build, type BuildOptions, type Metafile, type OnResolveArgs, type Plugin } from 'esbuild'
import type { PlaygroundPart } from '../../../playground/protocol.ts'
import { appFolder, verifyFolder } from '../../harness/paths.ts'
import { applicationModule } from './application-module.ts'
import * as cutsOfAll from './cuts.ts'
import type { Cut, Patch, VersionCuts } from './cuts.ts'
import { compileModulesAtOnce } from './eager.ts'
import * as graphqlCutting from './graphql-cuts.ts'
import { isShared, sharedModule, sharedModules } from './shared.ts'

const modules = join(verifyFolder, 'node_modules')
const folder = join(verifyFolder, 'playground')

/** Modules of Strapi whose imports include file extensions. */
const OF_STRAPI = /@strapi\/(?:core|database|i18n|utils)\/dist\/.*\.mjs$/

/** Modules to leave out and source texts to replace. */
export type Cutting = Pick<VersionCuts, 'cuts' | 'patches'>

/** Version of the Strapi that is installed for the harness. */
export async function installedVersion(): Promise<string> {
  const manifest = await readFile(join(modules, '@strapi/strapi/package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

/**
 * Cuts and patches for the installed Strapi.
 * @throws Error that says what to do if this version has none yet
 */
export async function installedCuts(): Promise<VersionCuts> {
  const version = await installedVersion()
  const file = join(import.meta.dirname, 'cuts-of', `${version}.ts`)
  if (!existsSync(file))
    throw new Error(
      `The playground isn’t fitted to Strapi ${version} yet: copy the newest file of verify/playground/build/cuts-of/ to ${version}.ts.`,
    )
  const own = ((await import(file)) as { default: VersionCuts }).default
  return { ...own, cuts: [...cutsOfAll.cuts, ...own.cuts], patches: [...cutsOfAll.patches, ...own.patches] }
}

/** A part that is bundled from source code. */
type CodePart = Extract<PlaygroundPart, 'program' | 'graphql'>

/** Entry and format of each part. A part that is loaded later is a function body, which gets shared modules and returns its exports. */
const CODE: Record<CodePart, { entry: string; form: BuildOptions }> = {
  program: { entry: 'runtime/worker.ts', form: {} },
  graphql: { entry: 'runtime/graphql/start.ts', form: { globalName: 'part', footer: { js: 'return part' } } },
}

/**
 * Bundles the worker's program or a part that it evaluates later.
 * @throws Error that lists the cuts that don't fit the installed packages
 */
export async function bundle(part: CodePart = 'program', cutting?: Cutting): Promise<{ code: string; metafile: Metafile }> {
  const installed = await installedCuts()
  const list = { ...installed, ...(cutting ?? (part === 'graphql' ? graphqlCutting : {})) }
  const { cuts, patches } = list
  const used = new Set<unknown>()
  const { entry, form } = CODE[part]
  const result = await build({
    ...form,
    entryPoints: [join(folder, entry)],
    bundle: true,
    minify: !process.env.PLAIN,
    write: false,
    metafile: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    mainFields: ['module', 'browser', 'main'],
    conditions: ['import'],
    nodePaths: [modules],
    define: {
      global: 'globalThis',
      'process.env.NODE_ENV': '"production"',
      TOKEN_STRATEGY: JSON.stringify(list.tokenStrategy),
    },
    inject: [join(folder, 'shims/globals.ts')],
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [...(part === 'program' ? [] : [sharing]), cut(list, used)],
  }).catch((error: { errors?: Array<{ text: string; location?: { file: string } | null }> }) => {
    const errors = error.errors?.map(({ text, location }) => `${location?.file ?? ''}: ${text}`) ?? [String(error)]
    throw new Error(`The playground’s worker can’t be built of this Strapi:\n${errors.join('\n')}`, { cause: error })
  })
  const unused = [...cuts, ...patches].filter((each) => !used.has(each))
  if (unused.length > 0) throw new Error(unused.map(describe).join('\n'))
  const { text } = result.outputFiles[0]!
  return { code: part === 'program' && !process.env.PLAIN ? compileModulesAtOnce(text) : text, metafile: result.metafile }
}

function describe(each: Cut | Patch): string {
  return 'import' in each
    ? `The playground’s cut of ${String(each.import)} no longer fits: nothing imports it (build/cuts.ts, build/cuts-of/, build/graphql-cuts.ts).`
    : `The playground’s patch of ${each.file} no longer fits: “${each.find}” isn’t there (build/cuts.ts, build/cuts-of/).`
}

/** Takes shared modules from the program. There must be only one copy of graphql-js, since it checks types with `instanceof`. */
const sharing: Plugin = {
  name: 'sharing',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /.*/ }, (args) => {
      const { path } = args
      if (isShared(path) && !needsNamedExports(args)) return { path, namespace: 'shared', sideEffects: false }
      const [, file] = /^graphql(\/.*?)?(?:\.m?js)?$/.exec(path) ?? []
      return path.startsWith('graphql') && (path === 'graphql' || file)
        ? { path: join(modules, `graphql${file ?? '/index'}.mjs`), sideEffects: false }
        : undefined
    })
    onLoad({ filter: /.*/, namespace: 'shared' }, ({ path }) => ({ contents: sharedModule(path) }))
  },
}

/** Internal modules of packages by the name that the runtime imports; versions add more (`modules`). */
const INSIDE: Record<string, () => string> = {
  '@strapi/plugin-graphql/server': () => '@strapi/plugin-graphql/dist/server/index.mjs',
  '@strapi/upload/graphql': () => `@strapi/upload/dist/_chunks/${chunkOf('@strapi/upload/dist/_chunks', 'graphql')}`,
  '@strapi/plugin-users-permissions/graphql': () => '@strapi/plugin-users-permissions/server/graphql/index.js',
}

function chunkOf(directory: string, name: string): string {
  const chunk = readdirSync(join(modules, directory)).find((file) => new RegExp(`^${name}-[\\w-]+\\.mjs$`).test(file))
  if (chunk === undefined) throw new Error(`${directory} has no chunk “${name}” (build/bundle.ts).`)
  return chunk
}

function cut({ cuts, patches, hasGraphql, modules: places }: VersionCuts, used: Set<unknown>): Plugin {
  return {
    name: 'cutting',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /.*/ }, (args) => {
        const { path, importer, kind } = args
        if (kind === 'entry-point') return undefined
        if (needsNamedExports(args)) return { path, namespace: NAMED_EXPORTS, sideEffects: false }
        const meant = cuts.find((each) => isMeant(each, { path, importer, isRequired: kind === 'require-call' }))
        if (meant) {
          used.add(meant)
          return { path: placeOf(meant.by), sideEffects: false }
        }
        if (path === 'sample-application') return { path, namespace: 'application' }
        if (path === 'shared-modules') return { path, namespace: 'modules' }
        if (path in places) return { path: placeOf(places[path as keyof typeof places]), sideEffects: false }
        const inside = INSIDE[path]?.()
        if (inside !== undefined) return { path: join(modules, inside), ...(inside.endsWith('.mjs') && { sideEffects: false }) }
        if (path === 'qs-of-core') return { path: join(modules, '@strapi/core/node_modules/qs/lib/parse.js') }
        const [, method] = /^lodash\/(?!fp|lodash)(\w+)(?:\.js)?$/.exec(path) ?? []
        if (method) return { path: method, namespace: 'lodash', sideEffects: false }
        if (path.startsWith('@i18n/')) return { path: join(modules, '@strapi/i18n/dist/server', path.slice(6)), sideEffects: false }
        if (path.startsWith('@core/')) return { path: join(modules, '@strapi/core/dist', path.slice(6)), sideEffects: false }
        // Strapi's own modules have no side effects.
        if (/^\.\.?\//.test(path) && OF_STRAPI.test(importer)) return { path: join(dirname(importer), path), sideEffects: false }
        return undefined
      })
      onLoad({ filter: /.*/, namespace: 'lodash' }, ({ path }) => ({
        contents: `module.exports = require('lodash').${path}`,
        resolveDir: modules,
      }))
      onLoad({ filter: /.*/, namespace: NAMED_EXPORTS }, ({ path }) => ({ contents: namedExports(path), resolveDir: modules }))
      onLoad({ filter: /.*/, namespace: 'modules' }, () => ({
        contents: hasGraphql ? sharedModules() : 'export const shared = {}',
        resolveDir: modules,
      }))
      onLoad({ filter: /.*/, namespace: 'application' }, async () => ({ contents: await applicationModule(), resolveDir: appFolder }))
      for (const patch of patches) {
        onLoad({ filter: new RegExp(`${patch.file.replaceAll(/[.]/g, String.raw`\.`)}$`) }, async ({ path }) => {
          let contents = await readFile(path, 'utf8')
          for (const each of patches.filter(({ file }) => path.endsWith(file))) {
            if (!contents.includes(each.find)) continue
            used.add(each)
            contents = contents.replace(each.find, () => each.put)
          }
          return { contents }
        })
      }
    },
  }
}

const LODASH = new Set(['lodash', 'lodash/fp'])
const NAMED_EXPORTS = 'named-exports'

/** Whether a file imports Lodash, other than the module that `namedExports` makes of it. */
function needsNamedExports({ path, kind, importer }: OnResolveArgs): boolean {
  return LODASH.has(path) && kind === 'import-statement' && importer !== path
}

/** Lodash as an ES module: with CommonJS, every importing file would get its own copy of 300 names. */
function namedExports(name: string): string {
  const names = Object.keys(createRequire(join(modules, 'lodash'))(name) as object).filter((each) => /^[a-z]\w*$/i.test(each))
  return [
    `import lodash from '${name}'`,
    'export default lodash',
    'const of = (name) => lodash[name]',
    ...names.map((each) => `const $${each} = /* @__PURE__ */ of('${each}')`),
    `export { ${names.map((each) => `$${each} as ${each}`).join(', ')} }`,
  ].join('\n')
}

function isMeant(each: Cut, { path, importer, isRequired }: { path: string; importer: string; isRequired: boolean }): boolean {
  if (importer.startsWith(folder) || (each.isRequired && !isRequired)) return false
  const isPath = typeof each.import === 'string' ? each.import === path : each.import.test(path)
  return isPath && (each.from === undefined || each.from.test(importer))
}

function placeOf(by: string): string {
  return by.includes('/') ? join(modules, by) : join(folder, 'shims', `${by}.ts`)
}
