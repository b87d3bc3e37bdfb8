import type { SidebarItem, Sidebars } from '../../site/sidebars.ts'
import { inlineCode } from '../document/remark.ts'
import type { Notes } from '../notes.ts'
import { list, record, text, Unknown } from '../script/unknown.ts'

interface SidebarSources {
  /** Resolves a URL of the old site; `undefined` if it has no target. */
  href: (to: string) => string | undefined
  isPage: (href: string) => boolean
  file: string
  notes: Notes
}

/** Converts VitePress sidebars: a single one, or one for each URL prefix. */
export function sidebarsOf(written: unknown, sources: SidebarSources): Sidebars | undefined {
  if (Array.isArray(written)) return { docs: itemsOf(written, '', sources) }
  const byPrefix = record(written)
  if (!byPrefix || Object.keys(byPrefix).length === 0) return undefined
  return Object.fromEntries(
    Object.entries(byPrefix).map(([prefix, sidebar]) => {
      const name = prefix.replaceAll(/[^a-z\d]+/gi, '-').replaceAll(/^-+|-+$/g, '')
      const { items = sidebar, base } = record(sidebar) ?? {}
      return [name === '' ? 'docs' : name, itemsOf(items, text(base) ?? '', sources)]
    }),
  )
}

function itemsOf(written: unknown, base: string, sources: SidebarSources): SidebarItem[] {
  return list(written).flatMap((each) => itemOf(each, base, sources))
}

function itemOf(written: unknown, outerBase: string, sources: SidebarSources): SidebarItem[] {
  const item = record(written)
  const label = text(item?.text)
  if (!item || (label === undefined && !Array.isArray(item.items))) return noted(written, sources)
  const base = text(item.base) ?? outerBase
  const link = text(item.link)
  const href = link === undefined ? undefined : sources.href(/^[a-z]+:|^\/\//i.test(link) ? link : base + link)
  if (link !== undefined && href === undefined) noted(written, sources)
  const items = itemsOf(item.items, base, sources)
  if (items.length > 0)
    return label === undefined ? items : [{ label, ...(href !== undefined && { href }), collapsed: item.collapsed === true, items }]
  if (href === undefined || label === undefined) return []
  return [sources.isPage(href) && !/[?#]/.test(href) ? { route: href, label } : { label, href }]
}

function noted(written: unknown, { file, notes }: SidebarSources): [] {
  const shown = written instanceof Unknown ? written.source : JSON.stringify(written)
  notes.add({ kind: 'sidebar', file, message: `This item isn’t imported: ${inlineCode(String(shown).slice(0, 200))}` })
  return []
}
