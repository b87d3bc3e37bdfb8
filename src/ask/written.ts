import type { WrittenAnswer } from '../compile/page.ts'
import type { FoundAnswer, SearchRequest } from '../search/provider.ts'
import { tokenize } from '../search/tokens.ts'
import type { AnswerPart, Source } from './provider.ts'
import { compares, contentWords } from './question.ts'
import { readRecords, type Asking } from './records.ts'
import type { Library } from './retrieve.ts'
import { coverage, presence, saysLittle, strays, type Term } from './terms.ts'

/** A question that the authors answered, and how near it is to what was asked: 0 to 1. */
export interface Match {
  source: Source
  answer: WrittenAnswer
  nearness: number
  /** Its place among the others: the higher, the more of its wordings are near. One alone may have the words by chance. */
  rank: number
  /** What its rank is above the one from which on it may be what was meant; negative when it is below. */
  margin: number
}

/** The rank from which on it may be what was meant, for a question of one word … */
const NEAR = 0.58
/** … and what the logarithm of their number takes from it, up to so many: the more is asked, the less of it stands anywhere by chance, and in one place. */
const LENGTH = 0.12
const LONG = 5
/** What is added where a technology is named and this product isn't: most of what is asked about it is answered elsewhere. */
const ABOUT_TECHNOLOGY = 0.1
/** The margin from which on it is what was asked. */
const SURE = 0.025
/** What a word counts for in a wording that only the page's title or address or the section's heading has. */
const IN_CONTEXT = 0.6
/** How much it counts that all wordings and the answer, together, have what was asked, beside the nearest wordings. */
const WHOLE = 0.4
/** Wordings that its place among others depends on: one alone may have by chance a word that the question isn't about. */
const WORDINGS = 3
/** So that the very wording comes before others that have the same words. */
const NOT_ITSELF = 0.99
/** What is left of it where another product is asked about, or it has nothing of what is asked but ordinary words … */
const ASTRAY = 0.3
/** … unless it has all of them. */
const ALL = 0.9
/** How much a wording loses by what of it wasn't asked. */
const PRECISION = 0.7
/** What it adds to the rank that a wording is built as the question is, with the same small words: "who deleted …" isn't "how to delete …". */
const ALIKE = 0.15
/** What each place that its page is further down takes from the rank. */
const PLACE = 0.01
/** Questions that are offered beside or instead of an answer. */
const OFFERED = 3
/** From here on, it is offered beside the answer; those of the same page always are. */
const RELATED = 0.35

/**
 * The questions nearest to one, each once, best first.
 * @throws what reading the index throws
 */
export async function matchQuestions(
  library: Pick<Library, 'questions' | 'speech'>,
  question: string,
  asking: Asking = {},
): Promise<Match[]> {
  const { terms, records } = await readRecords(library, question, asking)
  const { names = [], technologies = [] } = await library.questions.about()
  const needed = neededRank(terms, names, technologies)
  const mayCompare = compares(question, names)
  const asked = bare(question)
  const words = new Set(asked.split(' '))
  return records
    .flatMap(({ route, title, answers }, place) =>
      answers.map((answer): Match => {
        const { section: id, heading, ask } = answer
        const source = { route, id, title, heading }
        if (ask.some((wording) => bare(wording) === asked)) return { source, answer, nearness: 1, rank: 1, margin: 1 }
        // Addresses say what a page belongs to: `/reference/rest/…`.
        const context = presence(`${title}\n${heading}\n${route.replaceAll(/[/-]/g, ' ')}`, terms)
        const wordings = ask.map((wording) => ({ wording, met: presence(wording, terms) }))
        const said = highest([context, presence(answer.answer, terms)])
        const all = highest([said, ...wordings.map(({ met }) => met)])
        const each = wordings.map(({ wording, met }) => {
          const nearness = nearnessOf(wording, { met, context, terms })
          return { nearness, closeness: nearness + ALIKE * overlap(words, new Set(bare(wording).split(' '))) }
        })
        const closest = each.map(({ closeness }) => closeness).sort((a, b) => b - a)
        const whole = coverage(all, terms)
        // That readers who come from another product ask so doesn't make this an answer about that product.
        const isOther = strays(mayCompare ? all : said, terms)
        const near = mixed(whole, Math.max(...each.map((wording) => wording.nearness)))
        const isByChance = near < ALL && saysLittle(all, terms, names)
        const factor = NOT_ITSELF * (isOther || isByChance ? ASTRAY : 1)
        const nearness = factor * near
        const rank = factor * mixed(whole, mean(closest.slice(0, WORDINGS))) - PLACE * place
        return { source, answer, nearness, rank, margin: rank - needed }
      }),
    )
    .sort((a, b) => b.rank - a.rank)
}

/** Whether a match is what was asked. */
export function isSure(match: Match | undefined): match is Match {
  return match !== undefined && match.margin >= SURE
}

/** What the authors wrote in answer to the first of these. */
export function* writtenParts([best, ...others]: [Match, ...Match[]]): Generator<AnswerPart> {
  const { answer, source } = best
  yield { kind: 'sources', sources: [source] }
  yield { kind: 'written', text: answer.answer, question: nameOf(best), source: 0 }
  if (answer.fence) yield { kind: 'code', ...answer.fence, source: 0 }
  yield* relatedPart(others, source.route)
}

/**
 * Questions of the authors that may be next.
 * @param route of a page whose questions all are
 */
export function* relatedPart(matches: Match[], route?: string): Generator<AnswerPart> {
  const isBeside = ({ nearness, source }: Match) => nearness >= RELATED || source.route === route
  const related = matches.filter(isBeside).slice(0, OFFERED)
  if (related.length > 0) yield { kind: 'related', questions: related.map(nameOf) }
}

/** What the authors wrote in answer to a query, if they did. */
export async function findAnswer(
  library: Pick<Library, 'questions' | 'speech'>,
  { query, currentSet }: SearchRequest,
): Promise<FoundAnswer | undefined> {
  const [best] = await matchQuestions(library, query, { currentSet })
  if (!isSure(best)) return undefined
  const { answer, source } = best
  return { question: nameOf(best), text: answer.answer, ...(answer.fence && { code: answer.fence.code }), ...source }
}

/** The questions that may have been meant; none when all are too far. */
export function meantMatches(matches: Match[]): Match[] {
  return matches.filter(({ margin }) => margin >= 0).slice(0, OFFERED)
}

/** The sections that the nearest questions lead to, each once. */
export function nearestSections(matches: Match[]): Source[] {
  return [...new Map(matches.map(({ source }) => [`${source.route}#${source.id}`, source])).values()]
}

/**
 * The rank from which on a match may be what was meant.
 * @param names what this product is called
 */
function neededRank(terms: Term[], names: string[], technologies: string[]): number {
  const asked = terms.filter(({ word, isOptional }) => !isOptional && !names.includes(word))
  const isAboutThis = terms.some(({ word }) => names.includes(word))
  const isForeign = !isAboutThis && terms.some(({ word }) => technologies.includes(word))
  const length = Math.min(LONG, Math.max(1, asked.length))
  return NEAR - LENGTH * Math.log(length) + (isForeign ? ABOUT_TECHNOLOGY : 0)
}

/** Of each term, where it is met best. */
function highest(met: number[][]): number[] {
  return met[0]!.map((_, index) => Math.max(...met.map((each) => each[index]!)))
}

interface MetTerms {
  terms: Term[]
  /** How well a wording has each of them … */
  met: number[]
  /** … and how well title and heading. */
  context: number[]
}

/** How much of what was asked a wording has, and how much of the wording was asked. */
function nearnessOf(wording: string, { met, context, terms }: MetTerms): number {
  const words = contentWords(wording)
  const matched = words.filter(({ word, parts }) => terms.some(({ forms }) => [word, ...parts].some((form) => forms.has(form))))
  const share = words.length === 0 ? 0 : matched.length / words.length
  const around = context.map((own) => IN_CONTEXT * own)
  return coverage(highest([met, around]), terms) * share ** PRECISION
}

/** Share of the words of both that both have: 0 to 1. */
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

/** How a question is called. */
export function nameOf({ answer }: Match): string {
  return answer.ask[0]!
}

/** A question without what makes no difference. */
function bare(question: string): string {
  return tokenize(question)
    .map(({ term }) => term)
    .join(' ')
}
