import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { SidebarItem, Sidebars } from '../../site/sidebars.ts'
import { filesBelow, firstFile, isFile, isFolder, readText } from '../files.ts'
import type { Notes } from '../notes.ts'
import { readConfig } from '../plain-config.ts'
import type { CategoryPage, OtherPart, Project } from '../project.ts'
import { joinRoute, safeRoute } from '../routes.ts'
import { separate } from '../separate.ts'
import { readModule } from '../script/module.ts'
import { runModule } from '../script/run.ts'
import { hasUnknown, list, record, text } from '../script/unknown.ts'
import { readDocs, type Doc } from './documents.ts'
import { fenceTabsOf } from './fence-tabs.ts'
import { docsOptions, isPlain, noteOtherPlugins, pluginsOf, type DocsOptions, type Plugin } from './options.ts'
import { readRedirects, readRedirectsFile } from './redirects.ts'
import { baseUrlOf, settingsOf } from './settings.ts'
import { SidebarReader } from './sidebars.ts'
import { readTags } from './tags.ts'

const CONFIG_FILES = ['ts', 'mts', 'js', 'mjs', 'cjs'].map((end) => `docusaurus.config.${end}`)
/** Path of the newest documents on a site with several versions. */
const NEXT = 'next'

export function findDocusaurus(root: string): string | undefined {
  return firstFile(root, CONFIG_FILES)
}

/** Reads a project of Docusaurus 2 or 3. */
export async function readDocusaurus(root: string, configFile: string, notes: Notes): Promise<Project> {
  const file = relative(root, configFile)
  const config = await readConfig(configFile, { file, notes, isPlain })
  const plugins = pluginsOf(config)
  const url = text(config.url) ?? ''
  const baseUrl = baseUrlOf(config.baseUrl)
  noteOtherPlugins(root, { plugins, file, notes })
  const sets = docsOptions(root, plugins).map((options) => ({ options, docs: readDocs(root, options, notes) }))
  const docs = sets.flatMap((set) => set.docs)
  const otherParts = readOtherParts(root, { plugins, sets: sets.map(({ options }) => options), notes })
  const pages = readMarkdownPages(root, notes)
  separate([...docs, ...pages], notes)

  /** Resolves a URL of the old site to a page, or to a part of the old site that isn't imported. */
  const href = (to: string): string | undefined => {
    if (/^(?:[a-z]+:|#)/i.test(to)) return to.replace(/^pathname:\/\//, url)
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? []
    const route = joinRoute(safeRoute(path))
    const isPage = (each: { route: string }) => each.route === route
    if (docs.some(isPage) || pages.some(isPage) || categoryPages.some(isPage)) return route + rest
    return url === '' ? undefined : new URL(baseUrl.slice(1) + to.replace(/^\//, ''), `${url}/`).href
  }

  const categoryPages: CategoryPage[] = []
  const sidebars: Sidebars = {}
  for (const { options, docs } of sets) {
    if (options.sidebarFile === false) continue
    const reader = new SidebarReader({ root, docs, options, notes, file: relative(root, options.sidebarFile ?? options.dir), href })
    const read = reader.read(await readSidebarFile(root, options, notes))
    categoryPages.push(...reader.categoryPages)
    for (const [id, items] of Object.entries(read)) sidebars[Object.hasOwn(sidebars, id) ? `${options.id}-${id}` : id] = items
  }

  const staticDirs = (Array.isArray(config.staticDirectories) ? list(config.staticDirectories) : ['static'])
    .map((dir) => resolve(root, String(dir)))
    .filter(isFolder)
  const redirectFiles = staticDirs.map((dir) => join(dir, '_redirects')).filter(isFile)
  const redirects = [
    ...readRedirects({ plugins, file, notes }),
    ...redirectFiles.flatMap((path) => readRedirectsFile(readText(path), { file: relative(root, path), notes })),
  ]
  const settings = settingsOf({
    config,
    file,
    notes,
    href,
    routeOfDoc: (id) => docs.find((doc) => doc.id === id)?.route,
    routeOfSidebar: (id) => firstRoute(sidebars[id] ?? []),
  })
  return {
    dialect: 'docusaurus',
    root,
    config: { ...settings, ...(redirects.length > 0 && { redirects }) },
    documents: [...docs, ...pages],
    categoryPages,
    sidebars,
    tags: readTags(sets.map(({ options }) => options.dir)),
    staticDirs,
    contentDirs: sets.map(({ options }) => options.dir),
    aliases: { '@site': root },
    otherParts,
    fenceTabs: fenceTabsOf(sets.map(({ options }) => options.remarkPlugins).join(' ')),
    notes,
  }
}

async function readSidebarFile(root: string, { sidebarFile, dir }: DocsOptions, notes: Notes): Promise<unknown> {
  if (sidebarFile === undefined || sidebarFile === false) return undefined
  const file = relative(root, sidebarFile)
  if (!existsSync(sidebarFile)) {
    notes.add({
      kind: 'sidebar',
      file: relative(root, dir),
      message: `${file} doesn’t exist, so the sidebar is generated from the folders.`,
    })
    return undefined
  }
  const read = readModule(sidebarFile).default
  if (!hasUnknown(read)) return read
  try {
    return await runModule(sidebarFile)
  } catch (error) {
    notes.add({
      kind: 'sidebar',
      file,
      message: `Some items are computed, but the file couldn’t be run (${(error as Error).message}), so only constant items were imported.`,
    })
    return read
  }
}

/** Finds and notes parts of the site that aren't imported. */
function readOtherParts(
  root: string,
  { plugins, sets, notes }: { plugins: readonly Plugin[]; sets: DocsOptions[]; notes: Notes },
): OtherPart[] {
  const parts: OtherPart[] = []
  for (const options of sets) {
    const prefix = options.id === 'default' ? '' : `${options.id}_`
    const versions = firstFile(root, [`${prefix}versions.json`])
    if (versions === undefined) continue
    const names = list(readModule(versions).default).map(String)
    notes.add({
      kind: 'version',
      file: relative(root, versions),
      message: `Older versions not imported: ${names.length} (${names.slice(0, 10).join(', ')}). The newest documents replace the version that the old site showed by default.`,
    })
    for (const name of [...names, NEXT]) parts.push({ route: joinRoute(options.routeBasePath, name), isPrefix: true })
  }
  for (const { name, options } of plugins) {
    const blog = name === 'content-blog' ? options : name === 'classic' && options.blog !== false ? (record(options.blog) ?? {}) : undefined
    const dir = blog && resolve(root, text(blog.path) ?? 'blog')
    if (!blog || !dir || !isFolder(dir)) continue
    const posts = filesBelow(dir).filter((file) => /\.mdx?$/.test(file)).length
    const route = joinRoute(text(blog.routeBasePath) ?? 'blog')
    if (posts > 0) notes.add({ kind: 'blog', file: relative(root, dir), message: `Posts at ${route} not imported: ${posts}.` })
    parts.push({ route, isPrefix: true })
  }
  for (const file of filesBelow(join(root, 'src/pages')).filter(
    (each) => /\.[jt]sx?$/.test(each) && !/(?:^|\/)_|\.(?:test|d)\.|__/.test(each),
  )) {
    const route = joinRoute(file.replace(/\.\w+$/, '').replace(/(^|\/)index$/, ''))
    if (!/^[a-z\d/-]*$/.test(route) && /\/[A-Z]/.test(route)) continue
    notes.add({ kind: 'page', file: `src/pages/${file}`, message: `${route} is a React component.` })
    parts.push({ route, isPrefix: false })
  }
  const locales = filesBelow(join(root, 'i18n')).map((file) => file.split('/')[0]!)
  if (locales.length > 0)
    notes.add({
      kind: 'language',
      file: 'i18n',
      message: `Languages not imported: ${[...new Set(locales)].join(', ')}.`,
    })
  return parts
}

/** Reads Markdown pages outside the documents. */
function readMarkdownPages(root: string, notes: Notes): Doc[] {
  const dir = join(root, 'src/pages')
  const options: DocsOptions = { dir, routeBasePath: '/', sidebarFile: false, hasNumberPrefixes: false, remarkPlugins: '', id: 'pages' }
  return readDocs(root, options, notes)
}

function firstRoute(items: SidebarItem[]): string | undefined {
  for (const item of items) {
    if (typeof item === 'string') return item
    if ('route' in item) return item.route
    if ('href' in item && item.href?.startsWith('/')) return item.href
    const inside = 'items' in item ? firstRoute(item.items) : undefined
    if (inside !== undefined) return inside
  }
  return undefined
}
