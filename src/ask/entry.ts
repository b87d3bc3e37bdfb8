import { entryAskedFor } from '../search/entries.ts'
import type { AnswerPart, Source } from './provider.ts'
import { contentWords } from './question.ts'
import { readRecords, type Asking } from './records.ts'
import type { Library } from './retrieve.ts'

/** Words that ask for what every entry has, and so don't say which is meant. */
const GENERIC = new Set(
  'argument attribute configuration default defaults env environment field flag key meaning method operator option options parameter property set setting type used uses value values variable'.split(
    ' ',
  ),
)
/** Words of a question that names an entry and where it is, and nothing else. */
const LONGEST = 4
/** Pages whose entries are looked at: a name is on few. */
const PAGES = 3
/** Entries of one name that are asked back; of more, the name says too little. */
const OFFERED = 3

/**
 * The entries of references (options, parameters, events) that a question names, and nothing else: "What is the default of
 * `maxLimit`?" Several where a name is that of several.
 * @throws what reading the index throws
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
  const asked = records.flatMap(({ route, title, entries: sections }) =>
    sections.flatMap((_, index): Source[] => {
      const found = entryAskedFor({ title, sections }, index, words)
      return found?.isSure ? [{ route, id: found.entry.id, title, heading: found.entry.name }] : []
    }),
  )
  return asked.length > OFFERED ? [] : asked
}

/** How a reader asks for one of several entries of the same name. */
export function questionFor({ title, heading }: Source): string {
  return `${heading} (${title})`
}

/**
 * What the documentation says of an entry, whole.
 * @throws what loading the page throws
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
