import type { SidebarItem } from '../../site/sidebars.ts'
import { inlineCode } from '../document/remark.ts'
import { compare, type Notes } from '../notes.ts'
import type { SourceDocument } from '../project.ts'
import { joinRoute } from '../routes.ts'
import { list, record, text, Unknown } from '../script/unknown.ts'

/** A document, with its position among its siblings. */
export interface OrderedDocument extends SourceDocument {
  order: number
  isHidden: boolean
}

interface SidebarSources {
  documents: readonly OrderedDocument[]
  file: string
  notes: Notes
}

/** Converts a Starlight sidebar. */
export function sidebarOf(written: unknown, sources: SidebarSources): SidebarItem[] {
  if (written === undefined) return folder('/', sources)
  return list(written).flatMap((each) => itemOf(each, sources))
}

function itemOf(written: unknown, sources: SidebarSources): SidebarItem[] {
  if (typeof written === 'string') return page(written, undefined, sources)
  const item = record(written)
  if (!item) return noted(written, sources)
  const label = text(item.label) ?? text(Object.values(record(item.label) ?? {})[0])
  const slug = text(item.slug)
  if (slug !== undefined) return page(slug, label, sources)
  const link = text(item.link)
  if (link !== undefined && label !== undefined) {
    if (/^[a-z]+:/i.test(link)) return [{ label, href: link }]
    return page(link, label, sources)
  }
  const directory = text(record(item.autogenerate)?.directory)
  const items = directory === undefined ? list(item.items).flatMap((each) => itemOf(each, sources)) : folder(joinRoute(directory), sources)
  if (items.length === 0) return noted(written, sources)
  return label === undefined ? items : [{ label, collapsed: item.collapsed === true, items }]
}

function page(slug: string, label: string | undefined, sources: SidebarSources): SidebarItem[] {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(slug) ?? []
  const route = joinRoute(path === 'index' ? '' : path)
  if (!sources.documents.some((doc) => doc.route === route)) return noted(slug, sources)
  if (rest !== '' && label !== undefined) return [{ label, href: route + rest }]
  return [label === undefined ? route : { route, label }]
}

/** Pages and subfolders of a folder, in the order that the pages set. */
function folder(route: string, { documents }: Pick<SidebarSources, 'documents'>): SidebarItem[] {
  const prefix = route === '/' ? '/' : `${route}/`
  const inside = documents.filter((doc) => !doc.isHidden && (doc.route === route || doc.route.startsWith(prefix)))
  const entries = new Map<string, OrderedDocument[]>()
  for (const doc of inside) {
    const name = doc.route === route ? '' : doc.route.slice(prefix.length).split('/')[0]!
    entries.set(name, [...(entries.get(name) ?? []), doc])
  }
  return [...entries]
    .map(([name, docs]) => ({ name, docs, order: Math.min(...docs.map(({ order }) => order)) }))
    .sort((a, b) => a.order - b.order || compare(a.name, b.name))
    .flatMap(({ name, docs }): SidebarItem[] => {
      const isPage = docs.length === 1 && (docs[0]!.route === route || docs[0]!.route === joinRoute(route, name))
      return isPage ? [docs[0]!.route] : [{ label: name, collapsed: false, items: folder(joinRoute(route, name), { documents }) }]
    })
}

function noted(written: unknown, { file, notes }: SidebarSources): [] {
  const shown = written instanceof Unknown ? written.source : JSON.stringify(written)
  notes.add({ kind: 'sidebar', file, message: `This item isn’t imported: ${inlineCode(String(shown).slice(0, 200))}` })
  return []
}
