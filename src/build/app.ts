import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { contentHash, sourceHash } from './hash.ts'
import { removeOutdated } from './outdated.ts'
import { clientSite, projectRoot, type Project } from './project.ts'

/** The application, built: what pages inline, what browsers load, and what renders pages here. */
export interface AppBundle {
  /** Inlined into every page. */
  css: string
  boot: string
  /** Of `sw.js`: keeps visited pages for reading offline. */
  serviceWorker: string
  /** Address of the module that boot loads. */
  app: string
  /** Stylesheets of single pages of the `pages/` folder, by module name. */
  pageCss: Record<string, string>
  /** Folder with the hashed files that go to `assets/`. */
  assetsDir: string
  /** The licenses of what is in them. */
  licensesFile: string
  /** Module that renders pages, for import. */
  serverModule: string
}

/** What is kept of a bundle beside its files. */
export type BundleRecord = Omit<AppBundle, 'assetsDir' | 'licensesFile' | 'serverModule'>

export const BUNDLE_RECORD = 'bundle.json'

/** File with the licenses of the libraries that are in the application. */
export const LICENSES = 'third-party-licenses.md'

/** A bundle that was built before, or `undefined`. */
async function openApp(dir: string): Promise<AppBundle | undefined> {
  try {
    const record = JSON.parse(await readFile(join(dir, BUNDLE_RECORD), 'utf8')) as BundleRecord
    return {
      ...record,
      assetsDir: join(dir, 'client/assets'),
      licensesFile: join(dir, 'client', LICENSES),
      serverModule: pathToFileURL(join(dir, 'server/server.js')).href,
    }
  } catch {
    return undefined
  }
}

/** What the application is made from. */
const appSources = [
  'src/client',
  'src/theme',
  'src/search',
  'src/ask',
  'src/render',
  'src/site',
  'src/values',
  'src/addresses',
  'src/compile',
  'src/build/vite.ts',
  'pages',
  'package-lock.json',
]

/** Builds the application, or takes the one that was built from the same source. */
export async function appBundle(project: Project, cacheDir: string): Promise<AppBundle> {
  const sources = sourceHash(...appSources.map((path) => join(projectRoot, path)))
  const dir = join(cacheDir, `app-${contentHash(sources, JSON.stringify(project.config))}`)
  const known = await openApp(dir)
  if (known) return known
  // Only now: starting the bundler takes longer than a rebuild.
  const { buildApp } = await import('./vite.ts')
  await buildApp(clientSite(project.config), dir)
  removeOutdated(cacheDir)
  const built = await openApp(dir)
  if (!built) throw new Error(`The application's bundle in ${dir} can't be read.`)
  return built
}
