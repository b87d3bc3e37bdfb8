import type { QuestionRecord } from './question-record.ts'
import { readQuestion, type Library } from './retrieve.ts'
import type { Term } from './terms.ts'

/** Pages whose questions and entries are looked at. A sixth one made no answer better, and costs up to 5 kB. */
const PAGES = 5

/** What is asked for, and where. */
export interface Asking {
  history?: string[] | undefined
  currentSet?: string | undefined
  /** How many of the pages are looked at. */
  limit?: number
}

/**
 * The pages whose questions are nearest to one, best first, and what it looks for; none when the site has none of its words.
 * @throws what reading the index throws
 */
export async function readRecords(
  { questions, speech }: Pick<Library, 'questions' | 'speech'>,
  question: string,
  { history = [], currentSet, limit = PAGES }: Asking = {},
): Promise<{ terms: Term[]; records: QuestionRecord[] }> {
  const terms = await readQuestion({ searcher: questions, stemmer: speech.stemmer }, question, history)
  const known = terms.filter(({ forms }) => forms.size > 0)
  if (known.length === 0) return { terms, records: [] }
  const query = known.flatMap(({ word, isOptional }) => (isOptional ? [] : [word])).join(' ')
  return { terms, records: await questions.records<QuestionRecord>({ query, currentSet, limit }) }
}
