import { join, relative } from 'node:path'
import GithubSlugger from 'github-slugger'
import type { SiteConfigInput } from '../../site/config.ts'
import { defined } from '../../values/defined.ts'
import { baseUrlOf } from '../docusaurus/settings.ts'
import { filesBelow, firstFile, isFolder, readText } from '../files.ts'
import { splitFrontMatter } from '../front-matter.ts'
import type { Notes } from '../notes.ts'
import { readConfig } from '../plain-config.ts'
import type { Project } from '../project.ts'
import { joinRoute, safeRoute } from '../routes.ts'
import { Call, hasUnknown, list, record, text } from '../script/unknown.ts'
import { separate } from '../separate.ts'
import { sidebarOf, type OrderedDocument } from './sidebars.ts'

const DOCUMENTS = 'src/content/docs'

/** Finds the configuration of an Astro project with Starlight documents. */
export function findStarlight(root: string): string | undefined {
  return isFolder(join(root, DOCUMENTS))
    ? firstFile(
        root,
        ['mjs', 'ts', 'js', 'mts'].map((end) => `astro.config.${end}`),
      )
    : undefined
}

/** Reads a Starlight project. */
export async function readStarlight(root: string, configFile: string, notes: Notes): Promise<Project> {
  const file = relative(root, configFile)
  const isPlain = (config: Record<string, unknown>) => !hasUnknown([config.base, starlightOf(config)?.sidebar])
  const config = await readConfig(configFile, { file, notes, isPlain })
  const starlight = starlightOf(config) ?? {}
  const dir = join(root, DOCUMENTS)
  const locales = Object.keys(record(starlight.locales) ?? {}).filter((locale) => locale !== 'root')
  const main = text(starlight.defaultLocale)
  const others = locales.filter((locale) => locale !== main)
  const files = filesBelow(dir).filter((each) => /\.mdx?$/.test(each) && !/(?:^|\/)_/.test(each) && each !== '404.md')
  const documents = files
    .filter((each) => !others.some((locale) => each.startsWith(`${locale}/`)))
    .map((source) => documentOf({ root, dir, source }, notes))
  separate(documents, notes)
  if (others.length > 0) notes.add({ kind: 'language', file, message: `Languages not imported: ${others.join(', ')}.` })
  for (const each of filesBelow(dir).filter((name) => /\.(?:mdoc|html|astro)$/.test(name)))
    notes.add({ kind: 'file', file: `${DOCUMENTS}/${each}`, message: 'The file isn’t Markdown.' })
  return {
    dialect: 'starlight',
    root,
    config: settingsOf(config, starlight, (message) => notes.add({ kind: 'configuration', file, message })),
    documents,
    categoryPages: [],
    sidebars: { docs: sidebarOf(starlight.sidebar, { documents, file, notes }) },
    tags: undefined,
    staticDirs: [join(root, 'public')].filter(isFolder),
    contentDirs: [dir],
    aliases: { '~': join(root, 'src'), '@': join(root, 'src') },
    otherParts: others.map((locale) => ({ route: `/${locale}`, isPrefix: true })),
    fenceTabs: { labels: {} },
    notes,
  }
}

/** Arguments of `starlight({ … })`. */
function starlightOf({ integrations }: Record<string, unknown>): Record<string, unknown> | undefined {
  const call = list(integrations).find((each): each is Call => each instanceof Call && each.name === 'starlight')
  return record(call?.args[0])
}

function documentOf({ root, dir, source }: { root: string; dir: string; source: string }, notes: Notes): OrderedDocument {
  const path = join(dir, source)
  const file = relative(root, path)
  const written = readText(path)
  const { data } = splitFrontMatter(written, file, notes)
  const slug = text(data.slug) ?? slugged(source.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, ''))
  const sidebar = record(data.sidebar) ?? {}
  return {
    path,
    file,
    route: safeRoute(joinRoute(slug)),
    isIndex: /(?:^|\/)index\.mdx?$/.test(source),
    text: written,
    frontMatter: frontMatterOf(data, sidebar),
    order: typeof sidebar.order === 'number' ? sidebar.order : Infinity,
    isHidden: sidebar.hidden === true,
  }
}

/** Routes are lowercase, like the IDs of headings. */
function slugged(path: string): string {
  return path
    .split('/')
    .map((part) => new GithubSlugger().slug(part))
    .join('/')
}

/** Converts front matter to the keys that the rest of the import uses. */
function frontMatterOf(
  data: Record<string, unknown>,
  { label, badge, order: _order, hidden: _hidden, ...sidebar }: Record<string, unknown>,
): Record<string, unknown> {
  const { sidebar: _sidebar, tableOfContents, prev, next, hero: _hero, template: _template, slug: _slug, ...rest } = data
  const levels = record(tableOfContents) ?? {}
  const isNew = typeof badge === 'string' && /^(?:new|updated)$/i.test(badge)
  return defined<Record<string, unknown>>({
    ...rest,
    sidebar_label: label,
    toc_min_heading_level: levels.minHeadingLevel,
    toc_max_heading_level: levels.maxHeadingLevel,
    pagination_prev: prev === false ? null : undefined,
    pagination_next: next === false ? null : undefined,
    ...(typeof prev !== 'boolean' && { prev }),
    ...(typeof next !== 'boolean' && { next }),
    ...(badge !== undefined && !isNew && { 'sidebar.badge': badge }),
    ...(Object.keys(sidebar).length > 0 && { sidebar_attributes: sidebar }),
    ...(tableOfContents === false && { tableOfContents }),
  })
}

function settingsOf(config: Record<string, unknown>, starlight: Record<string, unknown>, note: (message: string) => void): SiteConfigInput {
  const url = text(config.site)
  if (url === undefined) note('The site’s URL (`site`) is missing or computed. Set `url` in site.config.ts.')
  const title = text(starlight.title) ?? text(Object.values(record(starlight.title) ?? {})[0])
  if (title === undefined) note('The site’s title is missing or computed. Set `title` in site.config.ts.')
  if (starlight.customCss !== undefined) note('Custom CSS (`customCss`) isn’t imported. Style the site in theme.ts.')
  const social = list(starlight.social).concat(Object.values(record(starlight.social) ?? {}))
  const links = social.flatMap((each) => text(each) ?? text(record(each)?.href) ?? [])
  return defined<SiteConfigInput>({
    title: title ?? 'Documentation',
    tagline: text(starlight.description),
    url: url === undefined ? 'http://localhost:3000' : new URL(url).origin,
    baseUrl: baseUrlOf(config.base),
    repositoryUrl: links.find((link) => /^https:\/\/github\.com\/[^/]+\/[^/]+\/?$/.test(link)),
    colorMode: { respectPrefersColorScheme: true },
    redirects: redirectsOf(record(config.redirects) ?? {}),
  })
}

function redirectsOf(written: Record<string, unknown>): Array<{ from: string; to: string }> | undefined {
  const found = Object.entries(written).flatMap(([from, target]) => {
    const to = text(target) ?? text(record(target)?.destination)
    return to === undefined || from.includes('[') ? [] : [{ from: joinRoute(from), to: to.startsWith('/') ? joinRoute(to) : to }]
  })
  return found.length > 0 ? found : undefined
}
