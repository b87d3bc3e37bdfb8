import { isDeepStrictEqual } from 'node:util'
import { structuredPatch } from 'diff'
import { print, type Answer } from '../harness/answer.ts'
import type { Mark } from '../harness/mark.ts'
import type { FactRows } from '../harness/table.ts'
import { adopt, adoptText } from './normalize.ts'
import type { Outcome } from './outcome.ts'

/**
 * Result of an item in another version: the same; the same with additions; a different one; an error where the documented version has
 * none. `unknown` means that they can't be compared.
 */
export const kinds = ['same', 'added', 'other', 'refused', 'unknown'] as const
export type Kind = (typeof kinds)[number]

/** Comparison of an item in two versions. */
export interface Comparison {
  kind: Kind
  /** Diff of the responses: ` ` in both, `-` in the documented version, `+` in the other one, `@` for omitted equal lines. */
  lines?: string[]
  /** Reason why they can't be compared, or the other version's error. */
  message?: string
}

interface ComparisonOptions {
  shown?: { language: string; mark: Mark } | undefined
  known?: ReadonlySet<string>
}

/** The harness's message about a sample that should throw. */
const NO_ERROR = 'The sample should throw an error, but it didn’t.'
/** Maximum number of recorded lines of a difference. */
const LONGEST = 80
/** Number of equal lines around a change. */
const CONTEXT = 4
/** Up to this many lines, the complete response is recorded. */
const WHOLE = 40
/** Path of the application's scratch copy, and the path that readers see instead. */
const APPLICATION = /\/\S*\/port-alder-\w+\/app\b/g
const READERS_APPLICATION = '/srv/port-alder-guide'
const PLAIN = { omit: [], keep: [] } as unknown as Mark

/**
 * Compares the outcomes of two versions.
 * @param shown language and mark of the response in the document, if any
 * @param known IDs of initial documents that exist in both versions
 */
export function compare(documented: Outcome, other: Outcome, { shown, known = new Set() }: ComparisonOptions = {}): Comparison {
  if (other.is === 'unknown') return { kind: 'unknown', message: firstLine(other.message) }
  if (documented.is === 'unknown') return { kind: 'unknown', message: firstLine(documented.message) }
  if (documented.is === 'refused')
    return { kind: 'unknown', message: `The documented version fails here: ${firstLine(documented.message)}` }
  if (other.is === 'refused' && documented.is === 'answer' && other.message.endsWith(NO_ERROR))
    return {
      kind: 'other',
      lines: changes(print(documented.answer, shown?.language ?? 'text', shown?.mark ?? PLAIN).split('\n'), ['There is no error.']),
    }
  if (other.is === 'refused') return { kind: 'refused', message: cleanMessage(other.message) }
  if (documented.is === 'answer' && other.is === 'answer') return compareAnswers(documented, other, { shown, known })
  if (documented.is === 'rows' && other.is === 'rows') return compareRows(documented.rows, other.rows)
  if (documented.is === 'words' && other.is === 'words') return compareWords(documented, other)
  return { kind: documented.is === other.is ? 'same' : 'other' }
}

type Answered = Extract<Outcome, { is: 'answer' }>

function compareAnswers(documented: Answered, other: Answered, { shown, known }: Required<ComparisonOptions>): Comparison {
  const before = withoutPlaces(documented.answer)
  const after = likeModel(before, withoutPlaces(other.answer), known)
  const [effectBefore, effectAfter] = [documented.effect ?? [], other.effect ?? []]
  // The effect of a refused sample isn't recorded.
  const isSameEffect = other.effect === undefined || isDeepStrictEqual(effectBefore, effectAfter)
  const [one, two] = [valueOf(before), valueOf(after)]
  if (isSameEffect && isDeepStrictEqual(one, two)) return { kind: 'same' }
  const hasFailed = after.kind === 'http' && before.kind === 'http' && before.status < 400 && after.status >= 400
  const kind = hasFailed ? 'refused' : isSameEffect && isPart(one, two) ? 'added' : 'other'
  // Show omitted parts of the response only if nothing else differs.
  const printed = (answer: Answer) => print(answer, shown?.language ?? 'http', shown?.mark ?? PLAIN).split('\n')
  let lines = changes(printed(before), printed(after))
  if (lines.length === 0) lines = changes(print(before, 'http', PLAIN).split('\n'), print(after, 'http', PLAIN).split('\n'))
  if (!isSameEffect) lines = [...lines, ...changes(effectBefore, effectAfter)]
  return { kind, lines }
}

/** Parsed value of a response, so formatting doesn't matter. */
function valueOf(answer: Answer): unknown {
  if (answer.kind === 'http') return { status: answer.status, body: parsed(answer.body) }
  if (answer.kind === 'value') return parsed(answer.json ?? '')
  if (answer.kind === 'error') return { ...answer, details: parsed(answer.details ?? '') }
  return answer.text.trim()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text.trim()
  }
}

/** Whether a value contains all of another one, except for additional keys. */
function isPart(part: unknown, whole: unknown): boolean {
  if (Array.isArray(part))
    return Array.isArray(whole) && part.length === whole.length && part.every((each, index) => isPart(each, whole[index]))
  if (part === null || typeof part !== 'object') return Object.is(part, whole)
  if (whole === null || typeof whole !== 'object' || Array.isArray(whole)) return false
  return Object.entries(part).every(([key, value]) => Object.hasOwn(whole, key) && isPart(value, (whole as Record<string, unknown>)[key]))
}

/** Removes paths on this machine, line numbers, and times from a response. */
function withoutPlaces(answer: Answer): Answer {
  if (answer.kind === 'text') return { ...answer, text: withoutTimes(answer.text).replace(APPLICATION, READERS_APPLICATION) }
  if (answer.kind !== 'http') return answer
  return {
    ...answer,
    body: answer.body.replace(/\/[^\s"()]*?\/node_modules\//g, 'node_modules/').replace(/(node_modules\/[^\s"()]+?):\d+:\d+\)/g, '$1)'),
  }
}

/**
 * Removes times of log messages and in file names, and the duration and speed of transfers from a program's output. The speed is missing
 * for a transfer that took no time.
 */
function withoutTimes(text: string): string {
  return text
    .replace(/^\[\d{4}-\d\d-\d\d [\d:.]+\] |\[\d{4}-\d\d-\d\dT[\d:.]+Z\] /gm, '')
    .replace(/(?<=\bexport_)\d{14}\b/g, '…')
    .replace(/(?<=elapsed: )\d+ ms|(?<=· )[\d.]+ ?m?s$|(?<= in )[\d.]+s(?=\.?$)/gm, '… ms')
    .replace(/ · (?:0|[\d.]+ (?:[KMG]?B|items))\/s(?= )/g, '')
}

/** Sorts the keys of a response like another one's, and adopts values that differ without meaning. */
function likeModel(model: Answer, answer: Answer, known: ReadonlySet<string>): Answer {
  const like = (before: string, after: string) => {
    const [one, two] = [parsed(before), parsed(after)]
    return two !== null && typeof two === 'object' ? JSON.stringify(ordered(one, adopt(one, two, known))) : adoptText(before, after, known)
  }
  if (answer.kind === 'http' && model.kind === 'http') return { ...answer, body: like(model.body, answer.body) }
  if (answer.kind === 'text' && model.kind === 'text') return { ...answer, text: adoptText(model.text, answer.text, known) }
  if (answer.kind === 'value' && model.kind === 'value' && answer.json !== undefined)
    return { ...answer, json: like(model.json ?? '', answer.json) }
  if (answer.kind === 'error' && model.kind === 'error' && answer.details !== undefined)
    return { ...answer, details: like(model.details ?? '', answer.details) }
  return answer
}

function ordered(model: unknown, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each, index) => ordered(Array.isArray(model) ? model[index] : undefined, each))
  if (value === null || typeof value !== 'object') return value
  const keys = model !== null && typeof model === 'object' && !Array.isArray(model) ? Object.keys(model) : []
  const all = [...keys.filter((key) => key in value), ...Object.keys(value).filter((key) => !keys.includes(key))]
  return Object.fromEntries(
    all.map((key) => [key, ordered((model as Record<string, unknown> | undefined)?.[key], (value as Record<string, unknown>)[key])]),
  )
}

function compareRows(before: string | FactRows, after: string | FactRows): Comparison {
  if (isDeepStrictEqual(before, after)) return { kind: 'same' }
  const [one, two] = [before, after].map(linesOf) as [string[], string[]]
  if (two.length <= 1 && one.length > 1) return { kind: 'unknown', message: 'What computes it reads code that was rewritten.' }
  const lines = changes(one.toSorted(), two.toSorted())
  if (lines.length === 0) return { kind: 'same' }
  return { kind: one.every((line) => two.includes(line)) ? 'added' : 'other', lines }
}

function linesOf(rows: string | FactRows): string[] {
  return typeof rows === 'string' ? rows.split('\n') : rows.map((row) => row.filter((cell) => cell !== null).join(' | '))
}

function compareWords(documented: Extract<Outcome, { is: 'words' }>, other: Extract<Outcome, { is: 'words' }>): Comparison {
  if (documented.gone.length + documented.come.length > 0) return { kind: 'unknown', message: 'The documented version hasn’t these words.' }
  if (other.gone.length + other.come.length === 0) return { kind: 'same' }
  return { kind: 'other', lines: [...other.gone.map((words) => `-${words}`), ...other.come.map((words) => `+${words}`)] }
}

/** Line diff, shortened for reading; empty if there is no difference. */
function changes(before: string[], after: string[]): string[] {
  const context = Math.max(before.length, after.length) <= WHOLE ? WHOLE : CONTEXT
  const { hunks } = structuredPatch('', '', `${before.join('\n')}\n`, `${after.join('\n')}\n`, '', '', { context })
  const isWhole = hunks.length === 1 && hunks[0]!.lines.filter((line) => !line.startsWith('+')).length === before.length
  const lines = isWhole ? hunks[0]!.lines : hunks.flatMap((hunk) => [`@${hunk.oldStart}`, ...hunk.lines])
  return lines.length > LONGEST ? [...lines.slice(0, LONGEST), '@'] : lines
}

function firstLine(text: string): string {
  return cleanMessage(text).split('\n')[0]!
}

/** Removes details of this machine from a message. */
function cleanMessage(text: string): string {
  return text
    .replace(APPLICATION, READERS_APPLICATION)
    .replace(/\/\S*\/node_modules\//g, 'node_modules/')
    .replace(/127\.0\.0\.1:\d+/g, 'localhost:1337')
    .replace(/^\[\d{4}-[^\]]*\].*$\n?/gm, '')
    .split('\n')
    .slice(0, 6)
    .join('\n')
    .trim()
}
