import { join, relative, resolve } from 'node:path'
import type { Notes } from '../notes.ts'
import { hasUnknown, list, record, text } from '../script/unknown.ts'

/** A plugin or preset by its short name, with its options. */
export interface Plugin {
  name: string
  options: Record<string, unknown>
}

/** One set of documents: the preset's, or that of a separate plugin. */
export interface DocsOptions {
  /** Absolute path of the documents' folder. */
  dir: string
  routeBasePath: string
  /** Absolute path; `false` for no sidebar, `undefined` for one generated from the folders. */
  sidebarFile: string | false | undefined
  hasNumberPrefixes: boolean
  remarkPlugins: string
  id: string
}

/** Lists plugins and presets, whether written as `@docusaurus/plugin-content-docs`, `content-docs`, or `['…', options]`. */
export function pluginsOf(config: Record<string, unknown>): Plugin[] {
  const written = [...list(config.plugins), ...list(config.presets), ...list(config.themes)]
  return written.flatMap((entry): Plugin[] => {
    const [name, options] = Array.isArray(entry) ? (entry as unknown[]) : [entry]
    const short = text(name)
      ?.replace(/^.*@docusaurus\//, '')
      .replace(/^(?:plugin|preset|theme)-/, '')
    return short === undefined ? [] : [{ name: short, options: record(options) ?? {} }]
  })
}

/** Options of all document sets of a site; the preset's come first. */
export function docsOptions(root: string, plugins: readonly Plugin[]): DocsOptions[] {
  const preset = plugins
    .filter(({ name }) => name === 'classic')
    .flatMap(({ options }) => (options.docs === false ? [] : [record(options.docs) ?? {}]))
  const own = plugins.filter(({ name }) => name === 'content-docs').map(({ options }) => options)
  return [...preset, ...own].map((options) => ({
    dir: resolve(root, text(options.path) ?? 'docs'),
    routeBasePath: text(options.routeBasePath) ?? 'docs',
    sidebarFile:
      options.sidebarPath === false
        ? false
        : text(options.sidebarPath) === undefined
          ? undefined
          : resolve(root, text(options.sidebarPath)!),
    hasNumberPrefixes: options.numberPrefixParser !== false,
    remarkPlugins: JSON.stringify(options.remarkPlugins ?? []),
    id: text(options.id) ?? 'default',
  }))
}

/** Whether all settings that the import depends on are known without running the configuration. */
export function isPlain(config: Record<string, unknown>): boolean {
  const needed = ['title', 'url', 'baseUrl', 'staticDirectories'].map((key) => config[key])
  const docs = list(config.presets)
    .concat(list(config.plugins))
    .flatMap((entry) => {
      if (!Array.isArray(entry)) return [entry]
      const [name, options] = entry as unknown[]
      const { docs, path, routeBasePath, sidebarPath, redirects } = record(options) ?? {}
      const { path: ownPath, routeBasePath: ownRoute, sidebarPath: ownSidebar } = record(docs) ?? {}
      return [name, path, routeBasePath, sidebarPath, redirects, ownPath, ownRoute, ownSidebar]
    })
  return !hasUnknown([needed, docs]) && Object.keys(config).every((key) => !key.startsWith('...'))
}

/** Notes plugins that aren't imported. */
export function noteOtherPlugins(root: string, { plugins, file, notes }: { plugins: readonly Plugin[]; file: string; notes: Notes }): void {
  for (const { name } of plugins) {
    if (!/^(?:classic|content-docs|content-blog|content-pages|client-redirects|sitemap|ideal-image)$/.test(name))
      notes.add({ kind: 'configuration', file: relative(root, join(root, file)), message: `The “${name}” plugin or theme isn’t imported.` })
  }
}
