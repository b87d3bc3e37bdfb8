import type { SiteConfigInput } from '../../site/config.ts'
import { defined } from '../../values/defined.ts'
import { inlineCode } from '../document/remark.ts'
import type { Notes } from '../notes.ts'
import { hasUnknown, list, record, text, Unknown } from '../script/unknown.ts'
import { pluginsOf } from './options.ts'

interface SettingsSources {
  config: Record<string, unknown>
  /** Path of the configuration, for notes. */
  file: string
  notes: Notes
  /** Resolves a URL of the old site; `undefined` if its target is unknown. */
  href: (to: string) => string | undefined
  routeOfDoc: (id: string) => string | undefined
  /** Route of the first page in a sidebar. */
  routeOfSidebar: (id: string) => string | undefined
}

interface Link {
  label: string
  href: string
}

/** Converts a Docusaurus configuration. */
export function settingsOf(sources: SettingsSources): SiteConfigInput {
  const { config, notes, file } = sources
  const theme = record(config.themeConfig) ?? {}
  const note = (message: string) => notes.add({ kind: 'configuration', file, message })
  if (theme.algolia !== undefined)
    note('Algolia isn’t imported; the site uses its own search index. To use Algolia, set `search` in site.config.ts.')
  if (theme.prism !== undefined) note('The syntax highlighting theme (`prism`) isn’t imported. Set the colors of code in theme.ts.')
  if (record(theme.navbar)?.logo !== undefined) note('The navigation bar’s logo isn’t imported. Draw it in src/theme/layout/Logo.tsx.')
  if (text(config.favicon) !== undefined)
    note(
      `The favicon (\`${text(config.favicon)}\`) isn’t used. Add a \`static/favicon.svg\`; without it, the build generates one in the colors of theme.ts.`,
    )
  if (pluginsOf(config).some(({ options }) => record(options.theme)?.customCss !== undefined || options.customCss !== undefined))
    note('Custom CSS (`customCss`) isn’t imported. Style the site in theme.ts.')
  const copyright = record(theme.footer)?.copyright
  if (copyright instanceof Unknown)
    note(`The footer’s copyright is computed: ${inlineCode(copyright.source)}. Set \`footer.copyright\` in site.config.ts.`)
  const color = record(theme.colorMode) ?? {}
  return defined<SiteConfigInput>({
    title: text(config.title) ?? 'Documentation',
    tagline: text(config.tagline),
    url: text(config.url) ?? 'http://localhost:3000',
    baseUrl: baseUrlOf(config.baseUrl),
    noIndex: config.noIndex === true ? true : undefined,
    repositoryUrl: repositoryOf(config),
    navbar: { items: navbarItems(sources, record(theme.navbar) ?? {}).map((link) => ({ type: 'link' as const, ...link })) },
    announcement: announcementOf(theme.announcementBar, note),
    colorMode: defined({
      default: color.defaultMode === 'dark' ? ('dark' as const) : undefined,
      disableSwitch: color.disableSwitch === true ? true : undefined,
      respectPrefersColorScheme: color.respectPrefersColorScheme === true ? true : undefined,
    }),
    footer: footerOf(sources, record(theme.footer) ?? {}),
  })
}

export function baseUrlOf(written: unknown): string {
  const path = (text(written) ?? '/').replaceAll(/^\/+|\/+$/g, '')
  return path === '' ? '/' : `/${path}/`
}

function repositoryOf({ organizationName, projectName }: Record<string, unknown>): string | undefined {
  const [owner, name] = [text(organizationName), text(projectName)]
  return owner && name ? `https://github.com/${owner}/${name}` : undefined
}

function navbarItems(sources: SettingsSources, navbar: Record<string, unknown>): Link[] {
  return list(navbar.items).flatMap((written): Link[] => {
    const item = record(written)
    if (!item) return noted(sources, 'navigation bar', written)
    const type = text(item.type)
    if (type === 'search') return []
    if (type === 'localeDropdown') {
      sources.notes.add({
        kind: 'configuration',
        file: sources.file,
        message:
          'The navigation bar’s language menu (`localeDropdown`) isn’t imported. List the sites in other languages in `locales` in site.config.ts, and add `{ type: "locales" }` to `navbar.items`.',
      })
      return []
    }
    const items = list(item.items)
    if (items.length > 0 && (type === undefined || type === 'dropdown')) {
      sources.notes.add({
        kind: 'configuration',
        file: sources.file,
        message: `The navigation bar’s “${text(item.label) ?? ''}” menu was replaced with its links.`,
      })
      return navbarItems(sources, item)
    }
    const label = text(item.label)
    const href =
      type === 'doc'
        ? sources.routeOfDoc(text(item.docId) ?? text(item.id) ?? '')
        : type === 'docSidebar'
          ? sources.routeOfSidebar(text(item.sidebarId) ?? '')
          : type === undefined || type === 'default'
            ? hrefOf(item, sources)
            : undefined
    return label === undefined || href === undefined ? noted(sources, 'navigation bar', item) : [{ label, href }]
  })
}

function hrefOf(item: Record<string, unknown>, { href }: SettingsSources): string | undefined {
  const to = text(item.to) ?? text(item.href)
  return to === undefined ? undefined : href(to)
}

function noted({ notes, file }: SettingsSources, place: string, written: unknown): [] {
  notes.add({
    kind: 'configuration',
    file,
    message: `This ${place} item isn’t imported: ${inlineCode(JSON.stringify(written).slice(0, 200))}`,
  })
  return []
}

function announcementOf(written: unknown, note: (message: string) => void): SiteConfigInput['announcement'] {
  const bar = record(written)
  const content = text(bar?.content)
  if (!bar || content === undefined) return undefined
  if (/<(?!\/?(?:a|b|strong|i|em)\b)/i.test(content)) note('Only the text and links of the announcement are imported, not its other HTML.')
  return { id: text(bar.id) ?? 'announcement-bar', closeable: bar.isCloseable !== false, content: inlineOf(content) }
}

/** Text and links of an HTML fragment. */
function inlineOf(html: string): Array<string | Link> {
  const parts: Array<string | Link> = []
  let at = 0
  for (const { index, 0: whole, 1: href = '', 2: label = '' } of html.matchAll(
    /<a\b[^>]*?\bhref=["']([^"']*)["'][^>]*>([\s\S]*?)<\/a>/gi,
  )) {
    parts.push(wordsOf(html.slice(at, index)), { label: wordsOf(label).trim(), href })
    at = index + whole.length
  }
  return [...parts, wordsOf(html.slice(at))].filter((part) => part !== '')
}

/** Text of an HTML fragment. */
export function wordsOf(html: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', copy: '©', trade: '™', reg: '®' }
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
}

function footerOf(sources: SettingsSources, footer: Record<string, unknown>): NonNullable<SiteConfigInput['footer']> {
  const linkOf = (written: unknown): Link[] => {
    const item = record(written)
    const label = text(item?.label)
    const href = item && hrefOf(item, sources)
    return label === undefined || href === undefined ? noted(sources, 'footer', written) : [{ label, href }]
  }
  type Entry = Link | { title: string; items: Link[] }
  const links = list(footer.links).flatMap((written): Entry[] => {
    const column = record(written)
    if (!column || !Array.isArray(column.items)) return linkOf(written)
    return [{ title: text(column.title) ?? '', items: column.items.flatMap(linkOf) }]
  })
  const copyright = hasUnknown(footer.copyright) ? undefined : text(footer.copyright)
  return defined<NonNullable<SiteConfigInput['footer']>>({
    style: footer.style === 'dark' ? 'dark' : undefined,
    links,
    copyright: copyright === undefined ? undefined : wordsOf(copyright).trim(),
  })
}
