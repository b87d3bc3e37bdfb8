import type { Speech, Stemmer } from '../messages/locale.ts'
import { TYPO_LENGTH, type Searcher, type WordMeaning } from '../search/query.ts'
import { remembered } from '../values/remembered.ts'
import type { LoadPassages } from './articles.ts'
import { compoundsOf, topicOf, type QuestionWord } from './question.ts'
import { rankPassages, type Ranked } from './relevance.ts'
import { isKnown, isWritten, ITSELF, searchWords, type Term, termOf } from './terms.ts'

interface Findings {
  terms: Term[]
  /** Best first; empty if the question has no words to look for. */
  ranked: Ranked[]
  isAnswered: boolean
}

/** The source of answers: indexes and page contents. */
export interface Library {
  searcher: Pick<Searcher, 'search' | 'meanings' | 'synonyms'>
  /** Index of the questions that pages answer. */
  questions: Pick<Searcher, 'about' | 'records' | 'meanings' | 'synonyms'>
  loadPassages: LoadPassages
  speech: Speech
}

/** Maximum number of words; longer questions are pasted text. */
const MAX_WORDS = 9
/** Number of pages whose passages are read. */
const PAGES = 6
/** Minimum coverage of the best passage. Below it, the passage is about something else. Rare words count more. */
const ENOUGH = 0.54
/** Weight of an identifier as a whole, relative to its parts. */
const WHOLE = 0.5
/** Share of a question above which a word is essential. */
const ESSENTIAL = 0.42
/** Factor for the forms of a correction. */
const CORRECTED = 0.9

/**
 * Finds the passages that may answer a question.
 * @throws errors of searching and loading
 */
export async function retrieve(
  { searcher, loadPassages, speech }: Library,
  question: string,
  { history = [], currentSet }: { history?: string[] | undefined; currentSet?: string | undefined } = {},
): Promise<Findings> {
  const terms = await readQuestion({ searcher, stemmer: speech.stemmer }, question, history)
  if (terms.length === 0) return { terms, ranked: [], isAnswered: false }
  // An unknown word would only keep the others from matching.
  const known = terms.filter(({ forms }) => forms.size > 0)
  const query = (known.length > 0 ? known : terms).flatMap(searchWords).join(' ')
  const { hits } = await searcher.search({ query, limit: PAGES, currentSet })
  const pages = await Promise.all(hits.map(({ route }) => loadPassages(route)))
  const ranked = rankPassages(pages, terms)
  return { terms, ranked, isAnswered: isAnswer(ranked[0], terms) }
}

interface Index {
  searcher: Pick<Searcher, 'meanings' | 'synonyms'>
  stemmer: Stemmer
}

/** Maps the words of a question to terms in the index. */
export async function readQuestion({ searcher, stemmer }: Index, question: string, history: string[]): Promise<Term[]> {
  // The terms are compared with thousands of words, most of which repeat.
  const index = { searcher, stemmer: remembered(stemmer) }
  const { words, carried } = topicOf(question, history)
  const own = await Promise.all(words.slice(0, MAX_WORDS).map((word) => readWord(index, word, false)))
  const before = await Promise.all(carried.slice(0, MAX_WORDS).map((word) => readWord(index, word, true)))
  const compounds = await searcher.meanings(compoundsOf(question).slice(0, MAX_WORDS), { corrects: false })
  const joined = compounds
    .filter(isWritten)
    .map((group) => ({ ...group, candidates: group.candidates.filter(({ weight }) => weight > ITSELF) }))
    .map((own) => termOf({ own, stemmer: index.stemmer, isOptional: true }))
  return [...own.flat(), ...before.flat(), ...joined]
}

async function readWord({ searcher, stemmer }: Index, { word, parts }: QuestionWord, isCarried: boolean): Promise<Term[]> {
  const [own] = await searcher.meanings([word])
  if (parts.length === 0) {
    const meant = await corrected(own!, searcher)
    return [termOf({ own: meant, stemmer, synonyms: await searcher.synonyms(meant.word), isCarried })]
  }
  // Search for an identifier as a whole and by its parts.
  const known = (await searcher.meanings(parts)).filter(isKnown)
  return [
    termOf({ own: own!, stemmer, isCarried, share: known.length === 0 ? 1 : WHOLE, isIdentifier: isWritten(own!) }),
    ...known.map((part) => termOf({ own: part, stemmer, isCarried, share: (1 - WHOLE) / known.length })),
  ]
}

/** A misspelled word, or one without its last letter, counts nearly as much as its nearest correction. */
async function corrected(own: WordMeaning, searcher: Index['searcher']): Promise<WordMeaning> {
  const [nearest] = own.candidates
  if (!nearest || isKnown(own) || own.isOtherProduct || own.word.length < TYPO_LENGTH) return own
  if (!nearest.isTypo && nearest.term.length > own.word.length + 1) return own
  const [meant] = await searcher.meanings([nearest.term])
  return { ...meant!, candidates: meant!.candidates.map((candidate) => ({ ...candidate, weight: candidate.weight * CORRECTED })) }
}

function isAnswer(best: Ranked | undefined, terms: Term[]): boolean {
  if (!best || best.strays || best.coverage < ENOUGH) return false
  const all = terms.reduce((sum, { weight, isOptional }) => sum + (isOptional ? 0 : weight), 0)
  return !terms.some(({ weight, forms }) => forms.size === 0 && weight / all >= ESSENTIAL)
}
