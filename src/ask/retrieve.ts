import type { Speech, Stemmer } from '../messages/locale.ts'
import type { Searcher } from '../search/query.ts'
import type { LoadPassages } from './articles.ts'
import { compoundsOf, topicOf, type QuestionWord } from './question.ts'
import { rankPassages, type Ranked } from './relevance.ts'
import { isKnown, type Term, termOf } from './terms.ts'

interface Findings {
  terms: Term[]
  /** Best first; empty when there are no words to look for. */
  ranked: Ranked[]
  isAnswered: boolean
}

/** Where answers come from: the indexes, and what loads the passages of a page that is found. */
export interface Library {
  searcher: Pick<Searcher, 'search' | 'meanings' | 'synonyms'>
  /** The index of the questions that pages answer. */
  questions: Pick<Searcher, 'about' | 'records' | 'meanings' | 'synonyms'>
  loadPassages: LoadPassages
  speech: Speech
}

/** Words of a question that count; more are a pasted text. */
const MAX_WORDS = 9
/** Pages whose passages are read. */
const PAGES = 6
/** Share of a question's words, rare ones counting more, that the best passage has to have; less, and it speaks of something else. */
const ENOUGH = 0.54
/** What the whole of an identifier counts beside its parts. */
const WHOLE = 0.5
/** A word that says at least this share of a question can't be left out. */
const ESSENTIAL = 0.42

/**
 * Finds the passages that answer a question.
 * @throws what searching or loading throws
 */
export async function retrieve(
  { searcher, loadPassages, speech }: Library,
  question: string,
  { history = [], currentSet }: { history?: string[] | undefined; currentSet?: string | undefined } = {},
): Promise<Findings> {
  const terms = await readQuestion({ searcher, stemmer: speech.stemmer }, question, history)
  if (terms.length === 0) return { terms, ranked: [], isAnswered: false }
  // A word that the site doesn't have would only keep the others from being found.
  const known = terms.filter(({ forms }) => forms.size > 0)
  const query = (known.length > 0 ? known : terms).map(({ word }) => word).join(' ')
  const { hits } = await searcher.search({ query, limit: PAGES, currentSet })
  const pages = await Promise.all(hits.map(({ route }) => loadPassages(route)))
  const ranked = rankPassages(pages, terms)
  return { terms, ranked, isAnswered: isAnswer(ranked[0], terms) }
}

interface Index {
  searcher: Pick<Searcher, 'meanings' | 'synonyms'>
  stemmer: Stemmer
}

/** What a question looks for, in the words of the site. */
export async function readQuestion(index: Index, question: string, history: string[]): Promise<Term[]> {
  const { words, carried } = topicOf(question, history)
  const own = await Promise.all(words.slice(0, MAX_WORDS).map((word) => readWord(index, word, false)))
  const before = await Promise.all(carried.slice(0, MAX_WORDS).map((word) => readWord(index, word, true)))
  const compounds = await index.searcher.meanings(compoundsOf(question).slice(0, MAX_WORDS))
  const joined = compounds
    .filter(({ word, candidates }) => candidates.some((candidate) => candidate.term === word))
    .map((group) => ({ ...group, candidates: group.candidates.filter(({ weight }) => weight > 0.8) }))
    .map((own) => termOf({ own, stemmer: index.stemmer, isOptional: true }))
  return [...own.flat(), ...before.flat(), ...joined]
}

async function readWord({ searcher, stemmer }: Index, { word, parts }: QuestionWord, isCarried: boolean): Promise<Term[]> {
  const [own] = await searcher.meanings([word])
  if (parts.length === 0) return [termOf({ own: own!, stemmer, synonyms: await searcher.synonyms(word), isCarried })]
  // An identifier is asked for by its whole, and by what it is made of.
  const known = (await searcher.meanings(parts)).filter(isKnown)
  return [
    termOf({ own: own!, stemmer, isCarried, share: known.length === 0 ? 1 : WHOLE }),
    ...known.map((part) => termOf({ own: part, stemmer, isCarried, share: (1 - WHOLE) / known.length })),
  ]
}

function isAnswer(best: Ranked | undefined, terms: Term[]): boolean {
  if (!best || best.strays || best.coverage < ENOUGH) return false
  const all = terms.reduce((sum, { weight, isOptional }) => sum + (isOptional ? 0 : weight), 0)
  return !terms.some(({ weight, forms }) => forms.size === 0 && weight / all >= ESSENTIAL)
}
