import { createHash } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type InlineConfig, type Manifest, type Plugin, type Rolldown } from 'vite'
import type { ClientSite } from '../theme/state/site.tsx'
import { BUNDLE_RECORD, LICENSES, type BundleRecord } from './app.ts'
import { projectRoot } from './project.ts'

/** What waking loads, as the bundler names it. */
export const CLIENT_ENTRY = 'src/client/main.tsx'

/** Gives the client the site's configuration as `virtual:site`. */
function sitePlugin(site: ClientSite): Plugin {
  const id = 'virtual:site'
  return {
    name: 'site-config',
    // With filters, the bundler needn't ask for every other module.
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    load: { filter: { id: new RegExp(`^\0${id}$`) }, handler: () => `export default ${JSON.stringify(site)}` },
  }
}

/** What the client, the server bundle and the development server have in common. */
export function baseConfig(site: ClientSite): InlineConfig {
  return {
    configFile: false,
    root: projectRoot,
    base: site.baseUrl,
    logLevel: 'warn',
    publicDir: false,
    plugins: [sitePlugin(site)],
    css: { modules: { generateScopedName: scopedName } },
  }
}

/** Short, and the same on server and client: two letters of the file's name would collide, five of its hash don't. */
function scopedName(name: string, file: string): string {
  const path = file.slice(projectRoot.length).split('?')[0]
  return `_${createHash('sha1')
    .update(`${path}:${name}`)
    .digest('base64url')
    .replace(/[^a-zA-Z0-9]/g, '')
    .slice(0, 5)}`
}

/** Builds client and server bundles. They appear in the folder when they are whole, so that builds beside each other can share it. */
export async function buildApp(site: ClientSite, dir: string): Promise<void> {
  const work = `${dir}.${process.pid}`
  await rm(work, { recursive: true, force: true })
  const config = baseConfig(site)
  await build({
    ...config,
    build: {
      outDir: join(work, 'client'),
      emptyOutDir: false,
      manifest: true,
      // Licenses ask for their texts to go along with what readers get.
      license: { fileName: LICENSES },
      target: 'es2022',
      cssMinify: 'lightningcss',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(projectRoot, CLIENT_ENTRY),
        // Boot imports the entry for its `start`. What parts that are loaded later use of it, it exports as well: so all that
        // waking takes is one file. The bundler would put what several parts use into files of their own.
        preserveEntrySignatures: 'allow-extension',
        output: { codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] } },
      },
    },
  })
  await build({
    ...config,
    build: {
      outDir: join(work, 'server'),
      emptyOutDir: false,
      ssr: join(projectRoot, 'src/render/server.ts'),
      target: 'node20',
      minify: false,
    },
  })
  await writeFile(
    join(work, BUNDLE_RECORD),
    JSON.stringify({
      ...(await describeApp(site, join(work, 'client'), await buildBoot())),
      serviceWorker: await buildScript('service-worker'),
    }),
  )
  try {
    await rename(work, dir)
  } catch {
    // Another build was faster; its bundle is the same.
    await rm(work, { recursive: true, force: true })
  }
}

/** The boot script as text, self-contained. */
export function buildBoot(): Promise<string> {
  return buildScript('boot')
}

/** A script of `src/client` that stands alone, as text. */
async function buildScript(name: string): Promise<string> {
  const result = (await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(projectRoot, `src/client/${name}.ts`), formats: ['iife'], name: 'script' },
    },
  })) as Rolldown.RolldownOutput[]
  return result[0]!.output[0].code.trim()
}

async function describeApp(site: ClientSite, clientDir: string, boot: string): Promise<Omit<BundleRecord, 'serviceWorker'>> {
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
  for (const [key, chunk] of Object.entries(manifest)) {
    const module = /^pages\/(.+)\.tsx$/.exec(key)?.[1]
    if (module && chunk.css) pageCss[module] = await readCss(key, new Set([CLIENT_ENTRY]))
  }
  return {
    css: await readCss(CLIENT_ENTRY),
    boot,
    app: site.baseUrl + entry.file,
    pageCss,
  }
}
