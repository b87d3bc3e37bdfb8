import { SearchError, type Marked, type PageHit, type SearchResults, type SectionHit } from './provider.ts'
import { resultAddress, type AddressRules } from './result-address.ts'

/** What Algolia is asked to put around matches: no text has these characters, and no HTML is to be told from them. */
export const MATCH_START = '\uE000'
export const MATCH_END = '\uE001'

/** Sections of a page that are shown. */
const SECTIONS_SHOWN = 3
/** `hierarchy` of a record: the title is lvl1, the headings below it follow. */
const HEADINGS = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']

type Fields = Record<string, unknown>

/**
 * Reads an answer, believing nothing of its shape: hits are grouped by page, in their order.
 * @throws SearchError when there is nothing in it that makes sense
 */
export function readAnswer(answer: unknown, rules: AddressRules): SearchResults {
  const { hits, nbHits } = fields(list(fields(answer).results)[0])
  if (!Array.isArray(hits) || typeof nbHits !== 'number') throw unreadable()
  const pages = new Map<string, PageHit>()
  for (const hit of hits as unknown[]) {
    const found = readHit(fields(hit), rules)
    if (!found) continue
    const page = pages.get(found.page.route) ?? { ...found.page, sections: [] }
    pages.set(page.route, page)
    const isKnown = page.sections.some(({ id }) => id === found.section.id)
    if (!isKnown && page.sections.length < SECTIONS_SHOWN) page.sections.push(found.section)
  }
  if (hits.length > 0 && pages.size === 0) throw unreadable()
  return { total: nbHits, hits: [...pages.values()] }
}

function unreadable(): SearchError {
  return new SearchError('The answer of the search service can’t be read.')
}

function readHit(
  { url, hierarchy, crumbs, set, tags, _highlightResult: highlights, _snippetResult: snippets }: Fields,
  rules: AddressRules,
): { page: Omit<PageHit, 'sections'>; section: SectionHit } | undefined {
  const address = resultAddress(text(url), rules)
  const names = fields(hierarchy)
  const highlighted = fields(fields(highlights).hierarchy)
  if (!address || text(names.lvl1) === '') return undefined
  const marked = (level: string) => readMarked(text(fields(highlighted[level]).value) || text(names[level]))
  const levels = address.id === '' ? [] : HEADINGS.filter((level) => text(names[level]) !== '')
  return {
    page: {
      route: address.route,
      title: marked('lvl1'),
      crumbs: list(crumbs).map(text),
      // Indexes that `search:push` hasn't made know no more of where a page belongs.
      set: text(set) || text(names.lvl0),
      tags: list(tags).map(text),
    },
    section: {
      id: address.id,
      heading: levels.slice(-1).flatMap(marked),
      path: levels.slice(0, -1).map((level) => text(names[level])),
      excerpt: readMarked(text(fields(fields(snippets).content).value)),
    },
  }
}

/** A text with marks around matches, cut at them. */
function readMarked(value: string): Marked {
  return value
    .split(MATCH_START)
    .flatMap((piece, index): Marked => {
      if (index === 0) return [{ text: piece }]
      const [match, ...rest] = piece.split(MATCH_END)
      return [{ text: match!, isMatch: true }, { text: rest.join('') }]
    })
    .filter((piece) => piece.text !== '')
}

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
