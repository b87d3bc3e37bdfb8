import { entryAskedFor, weightIn } from '../search/entries.ts'
import type { WordMeaning } from '../search/query.ts'
import { tokenize } from '../search/tokens.ts'
import type { AnswerPart, Source } from './provider.ts'
import { contentWords } from './question.ts'
import { readRecords, type Asking } from './records.ts'
import type { Library } from './retrieve.ts'
import { ITSELF } from './terms.ts'

/** Words that apply to every entry, so they don't identify one. */
const GENERIC = new Set(
  'argument attribute configuration default defaults env environment field flag key meaning method operator option options parameter property set setting type used uses value values variable'.split(
    ' ',
  ),
)
/** Maximum number of words in a question that only names an entry and its context. */
const LONGEST = 4
/** Number of pages whose entries are compared; a name occurs on few pages. */
const PAGES = 3
/** Maximum number of entries with the same name to offer; beyond it, the name is too ambiguous. */
const OFFERED = 3

/**
 * Finds the entries of reference pages (options, parameters, events) for a question that only names an entry, such as "What is
 * the default of `maxLimit`?". Returns several if they share the name.
 * @throws errors of reading the index
 */
export async function matchEntries(
  library: Pick<Library, 'questions' | 'speech'>,
  question: string,
  asking: Asking = {},
): Promise<Source[]> {
  const all = contentWords(question).map(({ word }) => word)
  const telling = all.filter((word) => !GENERIC.has(word))
  if (telling.length === 0 || telling.length > LONGEST) return []
  const words = await library.questions.meanings(telling)
  const { records } = await readRecords(library, telling.join(' '), { currentSet: asking.currentSet, limit: PAGES })
  const asked = records.flatMap(({ route, title, entries: sections }) => {
    // "Sort and pagination" names the page of that title, not its option `sort`.
    if (telling.length > 1 && isPartOf(title, words)) return []
    return sections.flatMap((_, index): Source[] => {
      const found = entryAskedFor({ title, sections }, index, words)
      return found?.isSure ? [{ route, id: found.entry.id, title, heading: found.entry.name }] : []
    })
  })
  return asked.length > OFFERED ? [] : asked
}

/** Whether a title contains all words. */
function isPartOf(title: string, words: WordMeaning[]): boolean {
  const terms = new Set(tokenize(title).map(({ term }) => term))
  return words.every((word) => weightIn(terms, word) > ITSELF)
}

/** The question that selects one of several entries with the same name. */
export function questionFor({ title, heading }: Source): string {
  return `${heading} (${title})`
}

/**
 * Quotes the full description of an entry.
 * @throws errors of loading the page
 */
export async function entryParts({ loadPassages }: Library, entry: Source): Promise<AnswerPart[]> {
  const passages = await loadPassages(entry.route)
  const rows = passages.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'text' && block.isRow)
  const said = rows.flatMap((block) => (block.kind === 'text' && isOf(block.text, entry) ? [block.text] : []))
  const [text] = said
  if (text === undefined) return []
  return [
    { kind: 'sources', sources: [entry] },
    { kind: 'quote', text, source: 0 },
  ]
}

function isOf(row: string, { heading }: Source): boolean {
  return row === heading || row.startsWith(`${heading} `)
}
