import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { build, type InlineConfig, type Manifest, type Plugin, type Rolldown } from 'vite'
import { ASSETS } from '../../addresses/site-files.ts'
import { engineRoot } from '../engine-root.ts'
import type { Product } from '../product/product.ts'
import { BUNDLE_RECORD, LICENSES, type BundleRecord } from './files.ts'
import { FileRecorder } from './file-recorder.ts'
import { gatherMedia } from './gather-media.ts'
import { shortClasses, shortProperties } from './short-names.ts'
import { inlineLengths } from './theme-lengths.ts'
import { virtualModules } from './virtual-modules.ts'

/** Entry module of the application, which the boot script loads; also its key in Vite's manifest. */
export const CLIENT_ENTRY = 'src/client/main.tsx'

/** Applies to every module, so a product in any folder is compiled with the engine's options. */
const TSCONFIG = join(engineRoot, 'tsconfig/base.json')

/** The oldest browsers that the styles support. */
const BROWSERS = ['chrome111', 'firefox128', 'safari16.4', 'ios16.4']

/** `Features.LightDark` of lightningcss, which Vite depends on. */
const LIGHT_DARK = 1 << 20

/** Turns off warnings about slow plugins, which users can't act on. */
const CHECKS = { bundlerTimings: false }

/** Vite configuration shared by the client bundle, the server bundle, and the development server. */
export function baseConfig(product: Product, plugins: Plugin[] = []): InlineConfig {
  return {
    configFile: false,
    root: engineRoot,
    base: product.config.baseUrl,
    logLevel: 'warn',
    publicDir: false,
    plugins: [virtualModules(product), inlineLengths(product.theme), ...plugins],
    worker: { plugins: () => [virtualModules(product), ...plugins], rolldownOptions: { checks: CHECKS } },
    tsconfig: TSCONFIG,
    // A product outside the engine's folder may have no `node_modules`, so React is resolved from the engine.
    resolve: { dedupe: ['react', 'react-dom'] },
    css: { modules: { generateScopedName: scopedName } },
  }
}

/** Names a CSS module class after a hash of its file and name, which is short and the same on server and client. */
function scopedName(name: string, file: string): string {
  const path = relative(engineRoot, file.split('?')[0]!)
  return `_${createHash('sha1')
    .update(`${path}:${name}`)
    .digest('base64url')
    .replace(/[^a-zA-Z0-9]/g, '')
    .slice(0, 5)}`
}

/**
 * Builds the client and server bundles.
 * @param dir an empty folder
 * @returns paths of all files that the bundler read
 */
export async function buildApp(product: Product, dir: string): Promise<string[]> {
  const files = new FileRecorder()
  const config: InlineConfig = {
    ...baseConfig(product, [shortProperties(product.theme), files.plugin()]),
    // No style uses `light-dark()`, so `color-scheme` doesn't need the custom properties of its fallback for old browsers.
    css: { modules: { generateScopedName: shortClasses(product) }, lightningcss: { exclude: LIGHT_DARK } },
  }
  await build({
    ...config,
    plugins: [...config.plugins!, inlinedStyle],
    build: {
      outDir: join(dir, 'client'),
      emptyOutDir: false,
      manifest: true,
      // Most licenses require their text to be distributed with the code.
      license: { fileName: LICENSES },
      target: 'es2022',
      cssTarget: BROWSERS,
      cssMinify: 'lightningcss',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: CHECKS,
        input: join(engineRoot, CLIENT_ENTRY),
        // The boot script imports `start` from the entry. With `allow-extension`, the entry also exports what lazy chunks share
        // with it, so waking loads a single file; otherwise, the bundler would move shared code to separate chunks.
        preserveEntrySignatures: 'allow-extension',
        output: {
          codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] },
          chunkFileNames: ({ name, facadeModuleId }) => `${ASSETS}${partName(name, facadeModuleId)}-[hash].js`,
        },
      },
    },
  })
  await build({
    ...config,
    build: {
      outDir: join(dir, 'server'),
      emptyOutDir: false,
      ssr: join(engineRoot, 'src/render/server.ts'),
      rolldownOptions: { checks: CHECKS },
      target: 'node20.19',
      minify: false,
    },
  })
  await writeFile(
    join(dir, BUNDLE_RECORD),
    JSON.stringify({
      ...(await describeApp(product, join(dir, 'client'), await buildScript('boot', product, [files.plugin()]))),
      serviceWorker: await buildScript('service-worker', product, [files.plugin()]),
    }),
  )
  return [...files.found(), TSCONFIG]
}

/**
 * Lazy chunks import the application, so the bundler has them fetch its stylesheet, which every page already inlines. This replaces
 * the stylesheet in their dependencies with the application's script, which is loaded by then.
 */
const inlinedStyle: Plugin = {
  name: 'docs:inlined-style',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entry = chunks.find(({ isEntry }) => isEntry)!
      for (const style of entry.viteMetadata?.importedCss ?? []) {
        for (const chunk of chunks) {
          if (chunk.code.includes(style)) chunk.code = chunk.code.replaceAll(JSON.stringify(style), JSON.stringify(entry.fileName))
        }
      }
    },
  },
}

/** Names a block's chunk after its folder, since every block's view is a `view.tsx`. */
function partName(name: string, file: string | null | undefined): string {
  return name === 'view' && file ? basename(dirname(file)) : name
}

/** Returns the boot script as self-contained code, and the files that it was built from. */
export async function buildBoot(product: Product): Promise<{ text: string; files: string[] }> {
  const files = new FileRecorder()
  return { text: await buildScript('boot', product, [files.plugin()]), files: files.found() }
}

/** Bundles a module of `src/client` into one self-contained script. */
async function buildScript(name: string, product: Product, plugins: Plugin[] = []): Promise<string> {
  const result = (await build({
    configFile: false,
    root: engineRoot,
    logLevel: 'warn',
    plugins: [virtualModules(product), ...plugins],
    tsconfig: TSCONFIG,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { checks: CHECKS },
      lib: { entry: join(engineRoot, `src/client/${name}.ts`), formats: ['iife'], name: 'script' },
    },
  })) as Rolldown.RolldownOutput[]
  return result[0]!.output[0].code.trim()
}

async function describeApp(
  { config, componentFiles }: Product,
  clientDir: string,
  boot: string,
): Promise<Omit<BundleRecord, 'serviceWorker'>> {
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = manifest[CLIENT_ENTRY]!
  const readCss = async (key: string, seen = new Set<string>()): Promise<string> => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return ''
    seen.add(key)
    const imported = await Promise.all((chunk.imports ?? []).map((name) => readCss(name, seen)))
    const own = await Promise.all((chunk.css ?? []).map((file) => readFile(join(clientDir, file), 'utf8')))
    return [...imported, ...own].join('')
  }
  const pageCss: Record<string, string> = {}
  for (const [module, file] of Object.entries(componentFiles)) {
    const key = relative(engineRoot, file)
    // Includes styles that it shares with other pages, but not the application's.
    const css = await readCss(key, new Set([CLIENT_ENTRY]))
    if (css !== '') pageCss[module] = css
  }
  return {
    css: gatherMedia(await readCss(CLIENT_ENTRY)),
    boot,
    app: config.baseUrl + entry.file,
    pageCss,
  }
}
