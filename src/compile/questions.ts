import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Node } from 'yaml'
import { z } from 'zod'
import { codeOf, type AskedWording, type Page, type ReaderQuestion, type Section, type UnprovenFact, type WrittenAnswer } from './page.ts'
import type { Problem } from './problem.ts'
import { didYouMean } from './suggest.ts'
import { readText } from './text.ts'
import { deepYaml } from '../values/deep-yaml.ts'
import { LIMITS, limitSentence } from '../values/limits.ts'

/** The questions of `rest.mdx` are in `rest.questions.yaml`. */
const ENDING = '.questions.yaml'

/** Number of questions per page: fewer don't cover its content, and more belong to another page. */
const QUESTIONS = { min: 3, max: 24 }
/** Number of wordings per question. */
const WORDINGS = { min: 3, max: 20 }
/** Maximum number of words in an answer; the page itself has the details. */
const MAX_WORDS = 60
/** Maximum number of characters in a wording. */
const MAX_WORDING = 160

/** Schema of a questions file. */
export const questionsSchema = z
  .array(
    z.strictObject({
      ask: z
        .array(z.string().trim().min(3).max(MAX_WORDING))
        .min(WORDINGS.min, `A question needs at least ${WORDINGS.min} wordings`)
        .max(WORDINGS.max, `A question can have at most ${WORDINGS.max} wordings`)
        .describe('Wordings, as readers would type them; the first one is shown'),
      answer: z
        .string()
        .trim()
        .min(1)
        .optional()
        .describe(
          'Sentences; code in backticks, UI labels in double asterisks. Leave it out if the documentation doesn’t answer the question',
        ),
      section: z
        .string()
        .optional()
        .describe('ID of the heading whose section contains the answer, or is closest to the question; the default is the whole page'),
      fence: z.number().int().min(1).optional().describe('Number of the code fence in that section to show, from 1'),
    }),
  )
  .min(QUESTIONS.min, `A page with questions needs at least ${QUESTIONS.min}`)
  .max(QUESTIONS.max, `A page can have at most ${QUESTIONS.max} questions`)

/** Hint for a fact that only the answer contains. */
export const UNPROVEN_HINT = 'Use the section’s wording, or set `section` to the one that states it.'

/** The valid questions of a page, and all problems in their file. */
interface ReadQuestions {
  answers: WrittenAnswer[]
  /** Questions that the documentation doesn't answer. */
  unanswered: ReaderQuestion[]
  asked: AskedWording[]
  unproven: UnprovenFact[]
  problems: Problem[]
}

/** Path of a document's questions file. */
export function questionsFile(document: string): string {
  return document.replace(/\.mdx?$/, ENDING)
}

/** Possible paths of a questions file's document; empty if the file isn't a questions file. */
export function documentsOfQuestions(file: string): string[] {
  if (!file.endsWith(ENDING)) return []
  const bare = file.slice(0, -ENDING.length)
  return [`${bare}.mdx`, `${bare}.md`]
}

/**
 * Reads the questions that a page answers, and compares the answers with the page: the section and the fence must exist, and the
 * section must contain the answer's code, numbers, and UI labels.
 * @param file path of the questions file, for problems
 * @param page the compiled page
 */
export function readQuestions(file: string, bytes: Uint8Array, page: Page): ReadQuestions {
  const read = readText(file, bytes)
  if ('problem' in read) return { answers: [], unanswered: [], asked: [], unproven: [], problems: [read.problem] }
  const { text: yaml } = read
  const harm = harmOf(yaml)
  if (harm) return { answers: [], unanswered: [], asked: [], unproven: [], problems: [{ file, column: 1, severity: 'error', ...harm }] }
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, logLevel: 'error' })
  const problems: Problem[] = []
  const problem = (offset: number, message: string, hint?: string) => {
    const { line, col } = lineCounter.linePos(offset)
    problems.push({ file, line, column: col, message, severity: 'error', ...(hint === undefined ? {} : { hint }) })
  }
  const unproven: UnprovenFact[] = []
  const failed = { answers: [], unanswered: [], asked: [], unproven, problems }

  for (const error of document.errors) problem(error.pos[0], error.message.split('\n')[0]!)
  if (problems.length > 0) return failed
  visit(document, {
    Alias: (_, alias) => problem(alias.range?.[0] ?? 0, 'YAML aliases aren’t supported here.', 'Repeat the text.'),
  })
  if (problems.length > 0) return failed
  const result = questionsSchema.safeParse(document.toJS())
  if (!result.success) {
    for (const { path, message } of result.error.issues) problem(offsetOf(document, path), `${nameOf(path)}${message}.`)
    return failed
  }

  const questions = result.data.map((entry, index): ReaderQuestion | WrittenAnswer => {
    const at = (...path: Array<string | number>) => offsetOf(document, [index, ...path])
    const { ask, answer: text, section: id = '', fence: number } = entry
    const sections = sectionsOf(page, id)
    const question = { ask, section: id, heading: sections[0]?.heading ?? '' }
    if (sections.length === 0) {
      const hint =
        didYouMean(id, page.anchors) ??
        `Available sections: ${page.sections
          .map((section) => section.id)
          .filter(Boolean)
          .join(', ')}.`
      problem(at('section'), `${page.file} has no section "${id}".`, hint)
      return question
    }
    if (text === undefined) {
      if (number !== undefined) problem(at('fence'), 'A question without an answer can’t have a fence.')
      return question
    }
    const words = text.split(/\s+/).length
    if (words > MAX_WORDS) problem(at('answer'), `An answer can have at most ${MAX_WORDS} words; this one has ${words}.`)
    const files = sections.flatMap((section) => section.includes ?? [])
    const said = wordsOf(sections, page)
    for (const fact of factsOf(text)) {
      if (isSaid(fact, said)) continue
      if (files.length > 0) unproven.push({ fact, files, line: lineCounter.linePos(at('answer')).line })
      else problem(at('answer'), `The answer contains "${fact}", but its section doesn’t.`, UNPROVEN_HINT)
    }
    const answer = { ...question, answer: text.replaceAll(/\s+/g, ' ') }
    if (number === undefined) return answer
    const fences = sections.flatMap((section) => section.fences)
    const fence = fences[number - 1]
    if (!fence) problem(at('fence'), `The section has ${fences.length} code fences; there is no fence ${number}.`)
    return fence ? { ...answer, fence } : answer
  })
  const asked = result.data.flatMap(({ ask }, index) =>
    ask.map((text, wording) => ({ text, line: lineCounter.linePos(offsetOf(document, [index, 'ask', wording])).line })),
  )
  const answers = questions.filter(isAnswered)
  return { answers, unanswered: questions.filter((question) => !isAnswered(question)), asked, unproven, problems }
}

/** Reports input that would crash the YAML parser, or take it too long. */
function harmOf(yaml: string): { line: number; message: string } | undefined {
  const most = LIMITS.questionsLetters
  if (yaml.length > most) return { line: 1, message: limitSentence('A questions file', { most, unit: 'characters', has: yaml.length }) }
  const tooDeep = deepYaml(yaml)
  return tooDeep && { line: tooDeep.line, message: `YAML: ${tooDeep.message}` }
}

function isAnswered(question: ReaderQuestion | WrittenAnswer): question is WrittenAnswer {
  return 'answer' in question
}

/** A section and its subsections; all sections of the page for an empty ID. */
function sectionsOf({ sections }: Page, id: string): Section[] {
  if (id === '') return sections
  const start = sections.findIndex((section) => section.id === id)
  if (start === -1) return []
  const end = sections.findIndex(({ depth }, index) => index > start && depth <= sections[start]!.depth)
  return sections.slice(start, end === -1 ? undefined : end)
}

/** Parts of an answer that can be looked up: code, UI labels, and numbers. */
function factsOf(answer: string): string[] {
  const marked = [...answer.matchAll(/`([^`]+)`|\*\*(.+?)\*\*/g)].map(([, code, name]) => code ?? name!)
  const plain = answer.replaceAll(/`[^`]+`|\*\*.+?\*\*/g, ' ')
  return [...new Set([...marked, ...(plain.match(/\d+(?:[.,:]\d+)*/g) ?? [])])]
}

/** Text and code of the sections, and the page's title and description. */
export function wordsOf(sections: Section[], { title, description }: Pick<Page, 'title' | 'description'>): string {
  return tidy([title, description, ...sections.flatMap((section) => [section.heading, section.text, codeOf(section)])].join('\n'))
}

/** Whether a text from `wordsOf` contains a fact. */
export function isSaid(fact: string, said: string): boolean {
  const wanted = tidy(fact)
  if (!/^[\d.,:]+$/.test(wanted)) return said.includes(wanted)
  return new RegExp(`(?<![\\d.,:])${wanted.replaceAll('.', '\\.')}(?![\\d]|[.,:]\\d)`).test(said)
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Offset of a value, or of its closest parent if it doesn't exist. */
function offsetOf(document: ReturnType<typeof parseDocument>, path: PropertyKey[]): number {
  let node: unknown = document.contents
  let offset = 0
  for (const part of path) {
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === part) : undefined
    node = isSeq(node) ? node.items[Number(part)] : pair?.value
    const range = ((pair?.key ?? node) as Node | undefined)?.range
    if (!range) break
    offset = range[0]
  }
  return offset
}

function nameOf(path: PropertyKey[]): string {
  const keys = path.filter((part) => typeof part === 'string')
  return keys.length === 0 ? '' : `"${keys.join('.')}": `
}
