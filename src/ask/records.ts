import type { QuestionRecord } from './question-record.ts'
import { readQuestion, type Library } from './retrieve.ts'
import { searchWords, type Term } from './terms.ts'

/** Number of pages whose questions and entries are compared. A sixth didn't improve any answer and costs up to 5 kB. */
const PAGES = 5

/** Context of a question. */
export interface Asking {
  history?: string[] | undefined
  currentSet?: string | undefined
  /** Maximum number of pages to compare. */
  limit?: number
}

/**
 * Finds the pages with questions closest to the given one, best first, and the terms of the question. Returns no pages if the
 * site has none of its words.
 * @throws errors of reading the index
 */
export async function readRecords(
  { questions, speech }: Pick<Library, 'questions' | 'speech'>,
  question: string,
  { history = [], currentSet, limit = PAGES }: Asking = {},
): Promise<{ terms: Term[]; records: QuestionRecord[] }> {
  const terms = await readQuestion({ searcher: questions, stemmer: speech.stemmer }, question, history)
  const known = terms.filter(({ forms }) => forms.size > 0)
  if (known.length === 0) return { terms, records: [] }
  const query = known.flatMap((term) => (term.isOptional ? [] : searchWords(term))).join(' ')
  return { terms, records: await questions.records<QuestionRecord>({ query, currentSet, limit }) }
}
