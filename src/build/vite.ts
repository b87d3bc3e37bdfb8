import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig, type Manifest, type Plugin, type Rolldown } from 'vite'
import type { ClientSite } from '../theme/state/site.tsx'
import { projectRoot } from './project.ts'

/** Gives the client the site's configuration as `virtual:site`. */
export function sitePlugin(site: ClientSite): Plugin {
  const id = 'virtual:site'
  return {
    name: 'site-config',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) => (resolved === `\0${id}` ? `export default ${JSON.stringify(site)}` : undefined),
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
  return `_${createHash('sha1').update(`${path}:${name}`).digest('base64url').replace(/[^a-zA-Z0-9]/g, '').slice(0, 5)}`
}

/** The application, built: what pages inline, what browsers load, and what renders pages here. */
export interface AppBundle {
  /** Inlined into every page. */
  css: string
  boot: string
  /** Address of the module that boot loads. */
  app: string
  /** Stylesheets of single pages of the `pages/` folder, by module name. */
  pageCss: Record<string, string>
  /** Folder with the hashed files that go to `assets/`. */
  assetsDir: string
  /** Module that renders pages, for import. */
  serverModule: string
}

/** Builds client and server bundles into a folder, which is emptied first. */
export async function buildApp(site: ClientSite, outDir: string): Promise<AppBundle> {
  await rm(outDir, { recursive: true, force: true })
  const config = baseConfig(site)
  await build({
    ...config,
    build: {
      outDir: join(outDir, 'client'),
      manifest: true,
      target: 'es2022',
      cssMinify: 'lightningcss',
      modulePreload: { polyfill: false },
      // Boot imports the entry for its `start`.
      rolldownOptions: { input: join(projectRoot, 'src/client/main.tsx'), preserveEntrySignatures: 'strict' },
    },
  })
  await build({
    ...config,
    build: { outDir: join(outDir, 'server'), ssr: join(projectRoot, 'src/render/server.ts'), target: 'node20', minify: false },
  })
  return readApp(site, outDir, await buildBoot())
}

/** The boot script as text, self-contained. */
export async function buildBoot(): Promise<string> {
  const result = (await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', lib: { entry: join(projectRoot, 'src/client/boot.ts'), formats: ['iife'], name: 'boot' } },
  })) as Rolldown.RolldownOutput[]
  return result[0]!.output[0].code.trim()
}

async function readApp(site: ClientSite, outDir: string, boot: string): Promise<AppBundle> {
  const clientDir = join(outDir, 'client')
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = manifest['src/client/main.tsx']!
  const readCss = async (key: string, seen = new Set<string>()): Promise<string> => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return ''
    seen.add(key)
    const imported = await Promise.all((chunk.imports ?? []).map((name) => readCss(name, seen)))
    const own = await Promise.all((chunk.css ?? []).map((file) => readFile(join(clientDir, file), 'utf8')))
    return [...imported, ...own].join('')
  }
  const pageCss: Record<string, string> = {}
  const entryKeys = new Set(['src/client/main.tsx', ...(entry.imports ?? [])])
  for (const [key, chunk] of Object.entries(manifest)) {
    const module = /^pages\/(.+)\.tsx$/.exec(key)?.[1]
    if (module && chunk.css) pageCss[module] = await readCss(key, new Set(entryKeys))
  }
  return {
    css: await readCss('src/client/main.tsx'),
    boot,
    app: site.baseUrl + entry.file,
    pageCss,
    assetsDir: join(clientDir, 'assets'),
    serverModule: pathToFileURL(join(outDir, 'server/server.js')).href,
  }
}
