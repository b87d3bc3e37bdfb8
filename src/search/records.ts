import { withBase } from '../addresses/base-url.ts'
import { codeOf, type Section } from '../compile/page.ts'
import type { SearchPage } from './indexer.ts'
import { tokenize } from './tokens.ts'

/** A section in the index of a search service, or part of a section that is too long for one record. */
export interface SearchRecord {
  /** Stable across builds while the heading's id stays the same. */
  objectID: string
  /** Absolute URL with the section's anchor. */
  url: string
  /** Route; hits are grouped by it. */
  page: string
  /** Level of the section's own heading. */
  type: RecordLevel
  /** lvl0 is the documentation set, lvl1 the page's title, the others are headings down to the section's own. */
  hierarchy: Record<'lvl0' | RecordLevel, string | null>
  content: string
  /** Identifiers in the section's code. */
  code: string[]
  description: string
  crumbs: string[]
  set: string
  /** Slugs of its tags, for filters. */
  tags: string[]
  tagLabels: string[]
  language: string
  version: string | null
  docusaurus_tag: string
  weight: { level: number; position: number }
}

type RecordLevel = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6'

/** Properties that all records of a build share. */
interface RecordContext {
  /** URL of the site, without path. */
  url: string
  baseUrl: string
  language: string
  /** Omitted on a site without versions. */
  version?: string | undefined
}

/** In bytes. Algolia limits records to 10,000 bytes, which include the titles and headings. */
const MAX_CONTENT = 4500
const MAX_CODE = 2500
const MAX_LEVEL = 6
/** Shorter identifiers are operators or loop counters. */
const MIN_IDENTIFIER = 3

/** Creates the records of a page: one per section, and one per entry, a level below its section. */
export function pageRecords(page: SearchPage, context: RecordContext): SearchRecord[] {
  const trail: Section[] = []
  return page.sections.flatMap((section, position) => {
    while (trail.length > 0 && trail.at(-1)!.depth >= section.depth) trail.pop()
    if (position > 0) trail.push(section)
    const place = { page, section, position, trail: [...trail] }
    const depth = Math.min(MAX_LEVEL, position === 0 ? 2 : section.depth + 1)
    const entries = (section.entries ?? []).map(({ id, name, text }) => {
      const entry = { id, heading: name, depth, text, fences: [{ language: '', code: name }] }
      return { page, section: entry, position, trail: [...trail.filter((above) => above.depth < depth), entry] }
    })
    return [place, ...entries].flatMap((each) => sectionRecords(each, context))
  })
}

interface SectionPlace {
  page: SearchPage
  section: Section
  position: number
  /** Headings down to the section's own. */
  trail: Section[]
}

function sectionRecords(
  { page, section, position, trail }: SectionPlace,
  { url, baseUrl, language, version }: RecordContext,
): SearchRecord[] {
  const isPage = section.id === ''
  const type = isPage ? 'lvl1' : levelOf(section)
  const address = new URL(withBase(page.route, baseUrl), url).href + (section.id && `#${section.id}`)
  const texts = cut(section.text, MAX_CONTENT)
  const names = cut(identifiers(codeOf(section)).join(' '), MAX_CODE)
  return Array.from({ length: Math.max(1, texts.length, names.length) }, (_, part) => ({
    objectID: `${page.route}#${section.id}${part === 0 ? '' : `~${part + 1}`}`,
    url: address,
    page: page.route,
    type,
    hierarchy: hierarchy(page, trail),
    content: texts[part] ?? '',
    code: names[part]?.split(' ') ?? [],
    description: isPage ? page.description : '',
    crumbs: page.crumbs,
    set: page.set,
    tags: page.tags.map(({ slug }) => slug),
    tagLabels: isPage ? page.tags.map(({ label }) => label) : [],
    language,
    version: version ?? null,
    docusaurus_tag: version === undefined ? 'default' : `docs-default-${version}`,
    weight: { level: 100 - 10 * (Number(type.at(-1)) - 1), position },
  }))
}

function levelOf({ depth }: Section): RecordLevel {
  return `lvl${Math.min(MAX_LEVEL, Math.max(2, depth)) as 2 | 3 | 4 | 5 | 6}`
}

function hierarchy(page: SearchPage, trail: Section[]): SearchRecord['hierarchy'] {
  const empty = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
  const headings = trail.map((section) => [levelOf(section), section.heading])
  return { lvl0: page.set, lvl1: page.title, ...empty, ...Object.fromEntries(headings) }
}

/** Identifiers in code that readers may search for, in their original spelling. */
function identifiers(code: string): string[] {
  const words = tokenize(code).map(({ start, end }) => code.slice(start, end))
  return [...new Set(words)].filter((word) => word.length >= MIN_IDENTIFIER && !/^\d+$/.test(word))
}

/**
 * Splits a text between words.
 * @param size maximum bytes per part
 * @returns an empty array for an empty text
 */
function cut(text: string, size: number): string[] {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  // Words are limited to 200 characters, since something longer is encoded data; those are split as well.
  for (const [word] of text.matchAll(/\S{1,200}\s*/gu)) {
    const more = byteLength(word)
    if (part !== '' && bytes + more > size) {
      parts.push(part.trimEnd())
      part = ''
      bytes = 0
    }
    part += word
    bytes += more
  }
  if (part !== '') parts.push(part.trimEnd())
  return parts
}

const encoder = new TextEncoder()

/** Length of a text in UTF-8. */
export function byteLength(text: string): number {
  return encoder.encode(text).length
}
