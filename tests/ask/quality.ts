// Measures the quality of Ask AI without a model, on the questions that it was tuned with and on others:
// node --import ./scripts/typescript.mjs tests/ask/quality.ts [folder of a built site]
// --misses lists the questions with wrong answers.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stemmer } from 'stemmer'
import { sectionAddress } from '../../src/addresses/section-address.ts'
import { answer } from '../../src/ask/answer.ts'
import { openLibrary } from '../../src/ask/built-library.ts'
import type { AnswerPart, Source } from '../../src/ask/provider.ts'
import type { Library } from '../../src/ask/retrieve.ts'

export interface AskQuality {
  /** Share of questions whose first source is one of the expected sections. */
  section: number
  /** Share of questions whose answer contains all expected facts. */
  facts: number
  /** Share of questions that remain unanswered. */
  refused: number
  /** Share of questions that are answered with a choice of questions. */
  askedBack: number
  misses: string[]
}

/**
 * Lists of questions: those that thresholds and wordings were tuned with, and two that weren't used for that. The second one was
 * written later, and is harder.
 */
export const LISTS = ['tuning.tsv', 'held-out.tsv', 'held-out-2.tsv'] as const
export type List = (typeof LISTS)[number]

/** Lists of questions to refuse; the second one wasn't used for tuning. */
export const REFUSED = ['refused.tsv', 'refused-held-out.tsv'] as const

const FOLDER = fileURLToPath(new URL('.', import.meta.url))

interface Expected {
  question: string
  /** `route#id`, or `route` for any section of the page. */
  places: string[]
  facts: RegExp[]
}

function linesOf(file: string): string[] {
  return readFileSync(join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
}

function readQuestions(list: List): Expected[] {
  return linesOf(list).map((line) => {
    const [question = '', places = '', facts = ''] = line.split('\t')
    return { question, places: places.split('|'), facts: facts.split(';;').map((pattern) => new RegExp(pattern, 'i')) }
  })
}

export async function measureAnswers(library: Library, list: List): Promise<AskQuality> {
  const questions = readQuestions(list)
  const counts = { section: 0, facts: 0, refused: 0, askedBack: 0 }
  const misses: string[] = []
  for (const { question, places, facts } of questions) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as readers ask
    const parts = await partsOf(library, question)
    const source = firstSource(parts)
    const text = textOf(parts)
    const isRight = source !== undefined && places.some((place) => place === source.route || place === sectionAddress(source))
    const isWhole = facts.every((fact) => fact.test(text))
    if (isRight) counts.section++
    if (isWhole) counts.facts++
    if (isRefused(parts)) counts.refused++
    const meant = parts.flatMap((part) => (part.kind === 'meant' ? part.questions : []))
    if (meant.length > 0) counts.askedBack++
    if (!isRight || !isWhole) {
      const found = source ? sectionAddress(source) : meant.length > 0 ? `did you mean ${meant.join(' / ')}` : 'refused'
      misses.push(`${isRight ? '' : '[section] '}${isWhole ? '' : '[facts] '}${question}\n    ${found}\n    wanted: ${places.join(' ')}`)
    }
  }
  const share = (count: number) => count / questions.length
  return {
    section: share(counts.section),
    facts: share(counts.facts),
    refused: share(counts.refused),
    askedBack: share(counts.askedBack),
    misses,
  }
}

/** @returns the share of unanswerable questions that remain unanswered, and the others */
export async function measureRefusals(library: Library, list: (typeof REFUSED)[number]): Promise<{ refused: number; misses: string[] }> {
  const questions = linesOf(list)
  const misses: string[] = []
  for (const question of questions) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as readers ask
    const parts = await partsOf(library, question)
    if (!isRefused(parts)) misses.push(`${question}\n    ${parts.map((part) => JSON.stringify(part).slice(0, 160)).join('\n    ')}`)
  }
  return { refused: 1 - misses.length / questions.length, misses }
}

async function partsOf(library: Library, question: string): Promise<AnswerPart[]> {
  const parts: AnswerPart[] = []
  for await (const part of answer(library, question, {})) parts.push(part)
  return parts
}

function isRefused(parts: AnswerPart[]): boolean {
  return parts.some(({ kind }) => kind === 'unanswered')
}

function firstSource(parts: AnswerPart[]): Source | undefined {
  const sources = parts.flatMap((part) => (part.kind === 'sources' ? part.sources : []))
  const first = parts.find((part) => part.kind === 'written' || part.kind === 'quote')
  return first && sources[first.source]
}

function textOf(parts: AnswerPart[]): string {
  return parts.map((part) => ('text' in part ? part.text : 'code' in part ? part.code : '')).join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const withMisses = process.argv.includes('--misses')
  const [folder = 'dist'] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
  const library = await openLibrary(folder, { lang: 'en', stemmer })
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  const tell = (misses: string[]) => withMisses && console.log(misses.map((miss) => `  ${miss}`).join('\n'))
  for (const list of LISTS) {
    // oxlint-disable-next-line no-await-in-loop -- told in this order
    const { section, facts, refused, askedBack, misses } = await measureAnswers(library, list)
    console.log(
      `${list}: right section first ${percent(section)}, all facts ${percent(facts)}, asked back ${percent(askedBack)}, wrongly refused ${percent(refused)}`,
    )
    if (list === 'tuning.tsv') tell(misses)
  }
  for (const list of REFUSED) {
    // oxlint-disable-next-line no-await-in-loop -- told in this order
    const { refused, misses } = await measureRefusals(library, list)
    console.log(`${list}: refused ${percent(refused)}`)
    if (list === 'refused.tsv') tell(misses)
  }
}
