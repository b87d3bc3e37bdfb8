import { join, relative, resolve } from 'node:path'
import type { SiteConfigInput } from '../../site/config.ts'
import { defined } from '../../values/defined.ts'
import { escapePattern } from '../../values/escape-pattern.ts'
import { baseUrlOf, wordsOf } from '../docusaurus/settings.ts'
import { inlineCode } from '../document/remark.ts'
import { filesBelow, firstFile, isFolder, readText } from '../files.ts'
import { splitFrontMatter } from '../front-matter.ts'
import type { Notes } from '../notes.ts'
import { readConfig } from '../plain-config.ts'
import type { Project, SourceDocument } from '../project.ts'
import { joinRoute, safeRoute } from '../routes.ts'
import { hasUnknown, list, record, text } from '../script/unknown.ts'
import { separate } from '../separate.ts'
import { sidebarsOf } from './sidebars.ts'

const CONFIG_FILES = ['ts', 'mts', 'js', 'mjs'].map((end) => `.vitepress/config.${end}`)

/** Finds the configuration of a VitePress project, in its root folder or in `docs/`. */
export function findVitePress(root: string): string | undefined {
  return firstFile(root, [...CONFIG_FILES, ...CONFIG_FILES.map((file) => `docs/${file}`)])
}

/** Reads a VitePress project. */
export async function readVitePress(configFile: string, notes: Notes): Promise<Project> {
  const root = resolve(configFile, '../..')
  const file = relative(root, configFile)
  const isPlain = (config: Record<string, unknown>) => {
    const theme = record(config.themeConfig) ?? {}
    return !hasUnknown([config.base, config.srcDir, config.srcExclude, config.rewrites, theme.sidebar, theme.nav])
  }
  const config = await readConfig(configFile, { file, notes, isPlain })
  const theme = record(config.themeConfig) ?? {}
  const srcDir = resolve(root, text(config.srcDir) ?? '.')
  const excluded = list(config.srcExclude).map((pattern) => globOf(String(pattern)))
  const locales = Object.keys(record(config.locales) ?? {}).filter((locale) => locale !== 'root')
  const files = filesBelow(srcDir).filter((each) => each.endsWith('.md') && !excluded.some((glob) => glob.test(each)))
  if (hasUnknown(config.rewrites))
    notes.add({
      kind: 'configuration',
      file,
      message: '`rewrites` is computed, so each page’s URL is the path of its file. To change a URL, use `npm run rename`.',
    })
  const rewrite = rewriter(record(config.rewrites) ?? {})
  const documents = files
    .filter((each) => !locales.some((locale) => each.startsWith(`${locale}/`)))
    .map((source) => documentOf({ root, srcDir, source, target: rewrite(source) }, notes))
  separate(documents, notes)
  const translated = locales.filter((locale) => files.some((each) => each.startsWith(`${locale}/`)))
  if (translated.length > 0) notes.add({ kind: 'language', file, message: `Languages not imported: ${translated.join(', ')}.` })

  const isPage = (href: string) => documents.some(({ route }) => route === href.replace(/[?#].*$/, ''))
  const href = (to: string): string | undefined => {
    if (/^(?:[a-z]+:|\/\/|#)/i.test(to)) return to
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? []
    const route = safeRoute(joinRoute(path.replace(/(?:\/index)?(?:\.(?:md|html))?$/, '')))
    return isPage(route) ? route + rest : undefined
  }
  return {
    dialect: 'vitepress',
    root,
    config: settingsOf(config, { file, notes, href }),
    documents,
    categoryPages: [],
    sidebars: sidebarsOf(theme.sidebar, { href, isPage, file, notes }),
    tags: undefined,
    staticDirs: [join(srcDir, 'public')].filter(isFolder),
    contentDirs: [srcDir],
    aliases: { '@': srcDir },
    otherParts: translated.map((locale) => ({ route: `/${locale}`, isPrefix: true })),
    fenceTabs: { labels: {} },
    notes,
  }
}

interface Source {
  root: string
  srcDir: string
  source: string
  /** Path that determines its route. */
  target: string
}

function documentOf({ root, srcDir, source, target }: Source, notes: Notes): SourceDocument {
  const path = join(srcDir, source)
  const file = relative(root, path)
  const written = readText(path)
  const { data } = splitFrontMatter(written, file, notes)
  const route = safeRoute(joinRoute(target.replace(/\.md$/, '').replace(/(^|\/)index$/, '')))
  return { path, file, route, isIndex: /(?:^|\/)index\.md$/.test(target), text: written, frontMatter: frontMatterOf(data) }
}

/** Returns a function that applies `rewrites` to a path: with `en/:rest*` → `:rest*`, `en/guide.md` becomes `guide.md`. */
export function rewriter(rewrites: Record<string, unknown>): (source: string) => string {
  const rules = Object.entries(rewrites).flatMap(([from, to]) => (typeof to === 'string' ? { pattern: pathPattern(from), to } : []))
  return (source) => {
    for (const { pattern, to } of rules) {
      const found = pattern.exec(source)
      if (found) return to.replaceAll(/:(\w+)\*?/g, (_, name: string) => found.groups?.[name] ?? '')
    }
    return source
  }
}

/**
 * Converts a path with parameters like path-to-regexp: `:name`, `:name(pattern)`, `:name*` for any number of folders, `(pattern)`.
 */
function pathPattern(path: string): RegExp {
  const parts = path.split(/(\/?:\w+\*|:\w+\([^)]*\)|:\w+|\([^)]*\))/)
  const pattern = parts.map((part) => {
    const [, slash, name, rest = ''] = /^(\/?):(\w+)(.*)$/.exec(part) ?? []
    if (name === undefined) return part.startsWith('(') ? part : escapePattern(part)
    if (rest === '*') return slash === '' ? `(?<${name}>.*)` : `(?:/(?<${name}>.*))?`
    return `(?<${name}>${rest === '' ? '[^/]+?' : rest.slice(1, -1)})`
  })
  return new RegExp(`^${pattern.join('')}$`)
}

/** Converts front matter to the keys that the rest of the import uses. */
function frontMatterOf({
  outline,
  prev,
  next,
  hero,
  features: _features,
  layout,
  titleTemplate: _template,
  ...data
}: Record<string, unknown>): Record<string, unknown> {
  const levels = Array.isArray(outline)
    ? (outline as unknown[])
    : outline === 'deep'
      ? [2, 6]
      : typeof outline === 'number'
        ? [outline, outline]
        : []
  return defined<Record<string, unknown>>({
    ...data,
    title: data.title ?? text(record(hero)?.name),
    ...(layout !== 'home' && layout !== 'doc' && { layout }),
    toc_min_heading_level: levels[0],
    toc_max_heading_level: levels[1],
    pagination_prev: prev === false ? null : undefined,
    pagination_next: next === false ? null : undefined,
    ...(typeof prev === 'object' && { prev }),
    ...(typeof next === 'object' && { next }),
  })
}

interface SettingSources {
  file: string
  notes: Notes
  href: (to: string) => string | undefined
}

function settingsOf(config: Record<string, unknown>, { file, notes, href }: SettingSources): SiteConfigInput {
  const theme = record(config.themeConfig) ?? {}
  const note = (message: string) => notes.add({ kind: 'configuration', file, message })
  const url = text(record(config.sitemap)?.hostname)
  if (url === undefined) note('The site’s URL (`sitemap.hostname`) is missing or computed. Set `url` in site.config.ts.')
  if (typeof config.title !== 'string') note('The site’s title is missing or computed. Set `title` in site.config.ts.')
  const social = list(theme.socialLinks).flatMap((each) => text(record(each)?.link) ?? [])
  const linkOf = (written: unknown): Array<{ type: 'link'; label: string; href: string }> => {
    const item = record(written)
    if (Array.isArray(item?.items)) return item.items.flatMap(linkOf)
    const [label, to] = [text(item?.text), text(item?.link)]
    const target = to === undefined ? undefined : href(to)
    if (label !== undefined && target !== undefined) return [{ type: 'link', label, href: target }]
    note(`This navigation bar item isn’t imported: ${inlineCode(String(JSON.stringify(written)).slice(0, 200))}`)
    return []
  }
  for (const each of list(theme.nav))
    if (Array.isArray(record(each)?.items))
      note(`The navigation bar’s “${text(record(each)?.text) ?? ''}” menu was replaced with its links.`)
  const copyright = text(record(theme.footer)?.copyright)
  return defined<SiteConfigInput>({
    title: text(config.title) ?? 'Documentation',
    tagline: text(config.description),
    url: url === undefined ? 'http://localhost:3000' : new URL(url).origin,
    baseUrl: baseUrlOf(config.base),
    repositoryUrl: social.find((link) => /^https:\/\/github\.com\/[^/]+\/[^/]+\/?$/.test(link)),
    navbar: { items: list(theme.nav).flatMap(linkOf) },
    footer: copyright === undefined ? undefined : { copyright: wordsOf(copyright).trim() },
    colorMode: config.appearance === 'dark' ? { default: 'dark' } : { respectPrefersColorScheme: true },
  })
}

/** Converts a glob such as `**\/README.md` to a regular expression. */
export function globOf(glob: string): RegExp {
  const pattern = glob
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('**/', '\u0001')
    .replaceAll('**', '.*')
    .replaceAll('*', '[^/]*')
    .replaceAll('\u0001', '(?:.*/)?')
  return new RegExp(`^${pattern}$`)
}
