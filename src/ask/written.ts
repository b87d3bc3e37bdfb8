import type { ReaderQuestion, WrittenAnswer } from '../compile/page.ts'
import type { FoundAnswer, SearchRequest } from '../search/provider.ts'
import { tokenize, type Word } from '../search/tokens.ts'
import { rememberedFor } from '../values/remembered.ts'
import type { AnswerPart, Source } from './provider.ts'
import { asksWhy, compares, contentWords, mentionsTrouble, type QuestionWord } from './question.ts'
import { readRecords, type Asking } from './records.ts'
import type { Library } from './retrieve.ts'
import { coverage, presence, saysLittle, strays, type Term } from './terms.ts'

/** A question in the index, usually one that the authors answered, and its similarity to the reader's question, 0 to 1. */
export interface Match<Question = WrittenAnswer> {
  source: Source
  answer: Question
  nearness: number
  /** Sort key; higher the more of its wordings are similar, since a single wording may match by chance. */
  rank: number
  /** Difference between the similarity and the threshold for possible matches; negative below it. */
  margin: number
}

/** The questions closest to the reader's. */
export interface Matches {
  /** Answered questions, best first. */
  matches: Match[]
  /** The section closest to the question, if the authors say that the documentation doesn't answer it. */
  unanswered?: Source
}

/** Minimum rank of a possible match, for a question of one word … */
const NEAR = 0.58
/**
 * … minus this times the logarithm of the number of words, up to `LONG`: the longer a question, the less likely it is that a text
 * matches all of it by chance, or at all.
 */
const LENGTH = 0.12
const LONG = 5
/**
 * Increase of the threshold if the question names a technology but not this product, since most such questions are about
 * something else.
 */
const ABOUT_TECHNOLOGY = 0.1
/** Minimum margin of a certain match. */
const SURE = 0.025
/** Bonus on the margin if the question contains an identifier of the match, which other products don't have. */
const IDENTIFIED = 0.05
/** Minimum match for an identifier to count as contained. */
const CONTAINED = 0.9
/** Weight of a word that isn't in a wording but in the page's title, its route, or the section's heading. */
const IN_CONTEXT = 0.6
/** Weight of the coverage by all wordings and the answer together, relative to the closest wordings. */
const WHOLE = 0.4
/** Number of closest wordings that determine the rank, since a single one may match by chance. */
const WORDINGS = 3
/** Factor for all matches but the exact wording, so that one comes first. */
const NOT_ITSELF = 0.99
/** Factor if the question is about another product, or only everyday words match … */
const ASTRAY = 0.3
/** … unless coverage is at least this high. */
const ALL = 0.9
/** Exponent of the penalty for words in a wording that the question doesn't contain. */
const PRECISION = 0.7
/** Bonus for wordings with the same function words: "who deleted …" isn't "how to delete …". */
const ALIKE = 0.15
/** Penalty per position of the page in the search results. */
const PLACE = 0.01
/** Maximum number of words of a query that names a subject, as titles do, rather than asking a question. */
const BRIEF = 5
/** Bonus if such a query is the whole heading or title. */
const OF_THAT_NAME = 0.1
/** Penalty for pages about special cases, which such a query doesn't mean if another page is as close. */
const ASIDE = 0.1
/** Penalty for questions about a failure if the reader's doesn't mention one. */
const UNTROUBLED = 0.04
/** Minimum lead of an unanswered question over the closest answered one. */
const LEAD = 0.05
/** Maximum number of questions offered next to or instead of an answer. */
const OFFERED = 3
/** Minimum nearness for a question to be offered as related; questions of the same page always are. */
const RELATED = 0.35

/**
 * Finds the questions closest to the reader's, without duplicates.
 * @throws errors of reading the index
 */
export async function matchQuestions(
  library: Pick<Library, 'questions' | 'speech'>,
  question: string,
  asking: Asking = {},
): Promise<Matches> {
  const { terms, records } = await readRecords(library, question, asking)
  const { names = [], technologies = [] } = await library.questions.about()
  const needed = neededRank(terms, names, technologies)
  const mayCompare = compares(question, names)
  const { bare: asked, all: words } = readWording(question)
  const isBrief = words.size <= BRIEF
  const isTroubled = mentionsTrouble(question)
  const all = records
    .flatMap(({ route, title, answers, unanswered = [], isAside = false }, place) => {
      const titled = isBrief ? likenessOfName(title, terms) : 0
      return [...answers, ...unanswered].map((answer): Match<ReaderQuestion> => {
        const { section: id, heading } = answer
        const source = { route, id, title, heading }
        const wordings = wordingsOf(answer)
        if (wordings.some(({ bare }) => bare === asked)) return { source, answer, nearness: 1, rank: 1, margin: 1 }
        // Routes say what a page belongs to: `/reference/rest/…`.
        const context = presence(`${title}\n${heading}\n${route.replaceAll(/[/-]/g, ' ')}`, terms)
        const metByEach = wordings.map(({ words }) => presence(words, terms))
        const said = isAnswered(answer) ? highest([context, presence(answer.answer, terms)]) : context
        const met = highest([said, ...metByEach])
        const each = wordings.map(({ content, all }, index) => {
          const nearness = nearnessOf(content, { met: metByEach[index]!, context, terms })
          return { nearness, closeness: nearness + ALIKE * overlap(words, all) }
        })
        const closest = each.map(({ closeness }) => closeness).sort((a, b) => b - a)
        const whole = coverage(met, terms)
        // Wordings may mention another product because readers come from it; that doesn't make the answer one about that product.
        const isOther = strays(mayCompare ? met : said, terms)
        const near = mixed(whole, Math.max(...each.map((wording) => wording.nearness)))
        const isByChance = near < ALL && saysLittle(met, terms, names)
        const factor = NOT_ITSELF * (isOther || isByChance ? ASTRAY : 1)
        const nearness = factor * near
        const similar = factor * mixed(whole, mean(closest.slice(0, WORDINGS))) - PLACE * place
        const name = isBrief ? Math.max(titled, likenessOfName(heading, terms)) : 0
        const named = factor * OF_THAT_NAME * name
        const isOff = !isTroubled && asksWhy(nameOf({ answer }))
        const rank = similar + named - (isBrief && isAside ? ASIDE : 0) - (isOff ? UNTROUBLED : 0)
        // Part of a name doesn't make a question about something else one that the documentation answers.
        const sureness = similar + (name >= ALL ? named : 0)
        const isIdentified = terms.some(({ isIdentifier }, index) => isIdentifier && met[index]! >= CONTAINED)
        return { source, answer, nearness, rank, margin: sureness - needed + (isIdentified ? IDENTIFIED : 0) }
      })
    })
    .sort((a, b) => b.rank - a.rank)
  const [best] = all
  const matches = all.filter((match): match is Match => isAnswered(match.answer))
  const isUnanswered = best && best.margin >= 0 && !isAnswered(best.answer) && leads(best, matches[0])
  return isUnanswered ? { matches, unanswered: best.source } : { matches }
}

/** Whether an unanswered question is so much closer than the closest answered one that the reader means it. */
function leads({ rank, nearness }: Match<ReaderQuestion>, answered: Match | undefined): boolean {
  return !isSure(answered) || rank - answered.rank >= LEAD || nearness - answered.nearness >= LEAD
}

function isAnswered(question: ReaderQuestion): question is WrittenAnswer {
  return 'answer' in question
}

/** Whether a match is close enough to be the reader's question. */
export function isSure(match: Match | undefined): match is Match {
  return match !== undefined && match.margin >= SURE
}

/** Parts of the authors' answer to the first match, with the others as related questions. */
export function* writtenParts([best, ...others]: [Match, ...Match[]]): Generator<AnswerPart> {
  const { answer, source } = best
  yield { kind: 'sources', sources: [source] }
  yield { kind: 'written', text: answer.answer, question: nameOf(best), source: 0 }
  if (answer.fence) yield { kind: 'code', label: '', ...answer.fence, source: 0 }
  yield* relatedPart(others, source.route)
}

/**
 * Offers related questions.
 * @param route page whose questions all count as related
 */
export function* relatedPart(matches: Match[], route?: string): Generator<AnswerPart> {
  const isBeside = ({ nearness, source }: Match) => nearness >= RELATED || source.route === route
  const related = matches.filter(isBeside).slice(0, OFFERED)
  if (related.length > 0) yield { kind: 'related', questions: related.map(nameOf) }
}

/** Returns the authors' answer to a query; `undefined` if no question is close enough. */
export async function findAnswer(
  library: Pick<Library, 'questions' | 'speech'>,
  { query, currentSet }: SearchRequest,
): Promise<FoundAnswer | undefined> {
  const { matches, unanswered } = await matchQuestions(library, query, { currentSet })
  const [best] = matches
  if (unanswered || !isSure(best)) return undefined
  const { answer, source } = best
  return { question: nameOf(best), text: answer.answer, ...(answer.fence && { code: answer.fence.code }), ...source }
}

/** Possible interpretations of the question; empty if no match is close enough. */
export function meantMatches(matches: Match[]): Match[] {
  return matches.filter(({ margin }) => margin >= 0).slice(0, OFFERED)
}

/** Sections of the closest questions, without duplicates. */
export function nearestSections(matches: Array<Pick<Match, 'source'>>): Source[] {
  return [...new Map(matches.map(({ source }) => [`${source.route}#${source.id}`, source])).values()]
}

/**
 * Minimum rank of a possible match.
 * @param names names of this product
 */
function neededRank(terms: Term[], names: string[], technologies: string[]): number {
  const asked = terms.filter(({ word, isOptional }) => !isOptional && !names.includes(word))
  const isAboutThis = terms.some(({ word }) => names.includes(word))
  const isForeign = !isAboutThis && terms.some(({ word }) => technologies.includes(word))
  const length = Math.min(LONG, Math.max(1, asked.length))
  return NEAR - LENGTH * Math.log(length) + (isForeign ? ABOUT_TECHNOLOGY : 0)
}

/** The best match of each term. */
function highest(met: number[][]): number[] {
  return met[0]!.map((_, index) => Math.max(...met.map((each) => each[index]!)))
}

interface MetTerms {
  terms: Term[]
  /** How well the wording matches each term … */
  met: number[]
  /** … and how well the title, heading, and route do. */
  context: number[]
}

/** Combines how much of the question the wording covers and how much of the wording the question covers. */
function nearnessOf(content: QuestionWord[], { met, context, terms }: MetTerms): number {
  const share = shareOf(content, ({ word, parts }) => terms.some(({ forms }) => [word, ...parts].some((form) => forms.has(form))))
  const around = context.map((own) => IN_CONTEXT * own)
  return coverage(highest([met, around]), terms) * share ** PRECISION
}

/** How closely a heading or title matches the question, 0 to 1: the share of each that the other contains. */
function likenessOfName(name: string, terms: Term[]): number {
  const words = contentWords(name).map(({ word }) => word)
  const share = shareOf(words, (word) => terms.some(({ forms, isRelated }) => forms.has(word) || isRelated(word)))
  return coverage(presence(words.join(' '), terms), terms) * share
}

function shareOf<Item>(words: Item[], isMet: (word: Item) => boolean): number {
  return words.length === 0 ? 0 : words.filter(isMet).length / words.length
}

/** Sørensen–Dice coefficient of two sets of words, 0 to 1. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length
  return (2 * common) / (one.size + other.size)
}

function mixed(whole: number, wordings: number): number {
  return WHOLE * whole + (1 - WHOLE) * wordings
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The first wording, which represents the question. */
export function nameOf({ answer }: Pick<Match<ReaderQuestion>, 'answer'>): string {
  return answer.ask[0]!
}

/** A wording, taken apart. */
interface Wording {
  words: Word[]
  content: QuestionWord[]
  /** Lowercase, without punctuation and accents. */
  bare: string
  all: ReadonlySet<string>
}

/** Wordings of a question. A conversation compares the same ones again. */
const wordingsOf = rememberedFor(({ ask }: ReaderQuestion) => ask.map(readWording))

function readWording(wording: string): Wording {
  const words = tokenize(wording)
  const all = words.map(({ term }) => term)
  return { words, content: contentWords(words), bare: all.join(' '), all: new Set(all) }
}
