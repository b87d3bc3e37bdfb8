import { SearchError, type Marked, type PageHit, type SearchResults, type SectionHit } from './provider.ts'
import { resultAddress, type AddressRules } from './result-address.ts'

/**
 * Delimiters that Algolia inserts around matches. They are private-use characters, which texts don't contain, so matches can be
 * marked without parsing HTML.
 */
export const MATCH_START = '\uE000'
export const MATCH_END = '\uE001'

/** Maximum number of sections shown per page. */
const SECTIONS_SHOWN = 3
/** Heading levels in a record's `hierarchy`; lvl1 is the page's title. */
const HEADINGS = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']

type Fields = Record<string, unknown>

/**
 * Parses a response without trusting its shape, and groups the hits by page in their original order.
 * @throws {SearchError} if the response is malformed
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
      // Records that `search:push` didn't create have the set in lvl0.
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

/** Splits a highlighted text at its delimiters. */
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
