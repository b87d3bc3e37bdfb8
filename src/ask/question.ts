import { isStopWord, tokenize } from '../search/tokens.ts'

/** Words that a question may be built with, beside those that search leaves out. */
const FILLERS = new Set(
  'about actually after again all also always am another any anyone anything because been before being best between both could did different doing done each else even ever every exactly explain give go good happen happens has have help here i’m it’s its just kind know let like look make many may me mean means might more most much must need needs next now one only other out over please possible really same say see seen should show some somebody someone something still such sure take tell than that’s thing things through too try up very want wants was way well were what’s while whole without work works would yet'.split(
    ' ',
  ),
)
/** Begins a question that means the subject of the one before. */
const CONTINUES = /^(?:and|but|or|so|also|then|what about|how about|what if|why not|same)\b/i
/** Stands for something that was said before. */
const POINTS_BACK = /\b(?:it|its|that|this|these|those|them|they|there|one|ones|then|instead|both|same)\b/i
/** A question with fewer words of its own than this can't stand alone. */
const ALONE = 2

/** A word of a question that says what it is about. */
export interface QuestionWord {
  word: string
  /** What an identifier is made of; asked for where the site doesn't have the whole. */
  parts: string[]
}

/** The words of a question that say what it is about, each once. */
export function contentWords(question: string): QuestionWord[] {
  const wanted = new Map<string, QuestionWord>()
  for (const { term, parts } of tokenize(question)) {
    if (!isStopWord(term) && !FILLERS.has(term)) wanted.set(term, { word: term, parts })
  }
  return [...wanted.values()]
}

/** Neighbors written as one word: who asks how to "find many" or "log in" may mean `findMany` and "login". */
export function compoundsOf(question: string): string[] {
  const words = tokenize(question).map(({ term }) => term)
  return words.slice(1).map((word, index) => words[index]! + word)
}

/**
 * What is looked for: a follow-up question ("and for PostgreSQL?", "how do I delete it?") keeps the subject of those before.
 * @param history the questions before, the first one first
 */
export function topicOf(question: string, history: string[]): { words: QuestionWord[]; carried: QuestionWord[] } {
  const words = contentWords(question)
  const last = history.at(-1)
  const isFollowUp = CONTINUES.test(question.trim()) || words.length < ALONE || (words.length < 4 && POINTS_BACK.test(question))
  if (last === undefined || !isFollowUp) return { words, carried: [] }
  const before = topicOf(last, history.slice(0, -1))
  const carried = [...before.words, ...before.carried].filter(({ word }) => !words.some((own) => own.word === word))
  return { words, carried }
}
