import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseConfig, type SiteConfig } from '../site/config.ts'
import { parsePictures, type Pictures } from '../site/pictures.ts'
import type { Sidebars } from '../site/sidebars.ts'
import type { TagDefinition } from '../site/tags.ts'
import type { Verified } from '../site/view.ts'
import type { ClientSite } from '../theme/state/site.tsx'

/** The project's own root: where the application's source is, whichever documents are built. */
export const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** The configuration without what browsers don't need. */
export function clientSite({ redirects: _, apis, ...site }: SiteConfig): ClientSite {
  return { ...site, consoles: apis.map(({ route }) => route) }
}

/** Where everything of a site is. */
export interface Project {
  docsDir: string
  staticDir: string
  config: SiteConfig
  sidebars: Sidebars | undefined
  tags: TagDefinition[] | undefined
  /** What was verified of each page, by route. */
  verified: ReadonlyMap<string, Verified>
  /** Pages that aren't documents: route → file of the `pages/` folder. */
  components: Record<string, { module: string; title: string; description: string }>
}

/**
 * This project's own site, or any folder of Markdown.
 * @param docs folder of documents; without it, this project's
 * @throws ConfigError when the configuration is wrong; Error when the folder isn't there
 */
export async function loadProject(docs?: string): Promise<Project> {
  if (docs === undefined) return loadOwn()
  const docsDir = resolve(docs)
  if (!existsSync(docsDir)) throw new UserError(`There is no folder ${docsDir}.`)
  return {
    docsDir,
    staticDir: join(docsDir, 'static'),
    config: parseConfig({ title: basename(docsDir), url: 'http://localhost:3000' }),
    sidebars: undefined,
    tags: undefined,
    verified: new Map(),
    components: {
      '/search': { module: 'search', title: 'Search the documentation', description: '' },
      '/404': { module: 'not-found', title: 'Page Not Found', description: '' },
    },
  }
}

async function loadOwn(): Promise<Project> {
  // Bundled code (`scripts/command.mjs`) runs in a Node that doesn't know TypeScript.
  if (!import.meta.url.endsWith('.ts')) await import(pathToFileURL(join(projectRoot, 'scripts/typescript.mjs')).href)
  const load = async <T>(file: string) => {
    const path = join(projectRoot, file)
    // A module is loaded once; the development server wants each version of it.
    return ((await import(`${pathToFileURL(path).href}?${statSync(path).mtimeMs}`)) as { default: T }).default
  }
  const config = parseConfig(await load('site.config.ts'))
  return {
    docsDir: join(projectRoot, 'docs'),
    staticDir: join(projectRoot, 'static'),
    config,
    sidebars: await load<Sidebars>('sidebars.ts'),
    tags: await load<TagDefinition[]>('tags.ts'),
    verified: readVerified(),
    components: { ...(await load<Project['components']>('pages/routes.ts')) },
  }
}

/** The pictures of the admin panel that a site has. */
export function readPictures(staticDir: string): Pictures {
  const file = join(staticDir, 'img/admin/pictures.json')
  return existsSync(file) ? parsePictures(readFileSync(file, 'utf8')) : {}
}

/** The counts that `npm run verify -- --update` writes. */
function readVerified(): Map<string, Verified> {
  const file = join(projectRoot, 'verify/results.json')
  if (!existsSync(file)) return new Map()
  const { version, pages } = JSON.parse(readFileSync(file, 'utf8')) as { version: string; pages: Record<string, Omit<Verified, 'version'>> }
  return new Map(Object.entries(pages).map(([route, counts]) => [route, { version, ...counts }]))
}

/** A mistake of the person who runs a command: printed as a sentence, without stack. */
export class UserError extends Error {
  override name = 'UserError'
}

/** Whether a path is a folder, or stands somewhere in it. */
export function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return !isAbsolute(way) && way.split(/[\\/]/)[0] !== '..'
}

/** Paths of all documents, relative, sorted, with forward slashes. Hidden folders and `node_modules` are left out. */
export function listDocuments(dir: string): string[] {
  return listRelative(dir).filter((file) => /\.mdx?$/.test(file))
}

/**
 * Paths of all files below a folder, relative, sorted, with forward slashes; empty when there is no such folder.
 * @throws what the file system throws for a folder that is there and can't be read: its files would be missing, and nobody would know
 */
export function listRelative(dir: string, prefix = ''): string[] {
  return listEntries(join(dir, prefix))
    .filter((entry) => !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .flatMap((entry) => {
      const path = prefix ? `${prefix}/${entry.name}` : entry.name
      return entry.isDirectory() ? listRelative(dir, path) : [path]
    })
    .sort()
}

function listEntries(dir: string) {
  try {
    return readdirSync(dir, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
