// Measures how well Ask AI finds questions whose wording it doesn't know: of each question with several wordings, one is left out
// of the index and asked. The pages are split in two halves: develop with the first one, and confirm with the second one.
// node --import ./scripts/typescript.mjs tests/ask/leave-one-out.ts [folder of a built site] [--seed=1] [--share=1]
// --misses lists what the development half misses.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stemmer } from 'stemmer'
import { QUESTIONS_FOLDER } from '../../src/addresses/site-files.ts'
import { questionPage, type QuestionRecord } from '../../src/ask/question-record.ts'
import type { Library } from '../../src/ask/retrieve.ts'
import { isSure, matchQuestions, meantMatches } from '../../src/ask/written.ts'
import type { ReaderQuestion } from '../../src/compile/page.ts'
import { recordFile, type Manifest } from '../../src/search/index-files.ts'
import { buildIndex } from '../../src/search/indexer.ts'
import { Searcher } from '../../src/search/query.ts'

/** Minimum number of wordings of a question of which one is left out. */
const WORDINGS = 3
const HALVES = ['development', 'test'] as const
const OUTCOMES = ['question', 'section', 'page', 'offered', 'refused', 'wrong'] as const
type Outcome = (typeof OUTCOMES)[number]

interface LeftOut {
  wording: string
  route: string
  section: string
  /** The question's first wording, as it is now; `undefined` if the authors left it unanswered. */
  name: string | undefined
}

/** A number from 0 to 1 that only depends on the text. */
function chance(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32
}

function readRecords(folder: string): { manifest: Manifest; records: QuestionRecord[] } {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, QUESTIONS_FOLDER, file), 'utf8'))
  const manifest = read('manifest.json') as Manifest
  const files = readdirSync(join(folder, QUESTIONS_FOLDER, manifest.folder, recordFile(0), '..'))
  return { manifest, records: files.map((_, index) => read(`${manifest.folder}/${recordFile(index)}`) as QuestionRecord) }
}

function openRecords(manifest: Manifest, records: QuestionRecord[]): Pick<Library, 'questions' | 'speech'> {
  const built = buildIndex(records.map((record) => questionPage(record, 'Docs')))
  const files = new Map([...built.files, ...records.map((record, index) => [recordFile(index), JSON.stringify(record)] as const)])
  const { synonyms, names, otherProducts, technologies } = manifest
  const about = { folder: '', ...built.manifest, synonyms, names, otherProducts, technologies }
  return {
    questions: new Searcher(about as Manifest, async (file) => JSON.parse(files.get(file)!), stemmer),
    speech: { lang: 'en', stemmer },
  }
}

function leaveOut(records: QuestionRecord[], seed: string): { records: QuestionRecord[]; leftOut: LeftOut[] } {
  const leftOut: LeftOut[] = []
  const without = <Question extends ReaderQuestion>(route: string, question: Question): Question => {
    const { ask, section } = question
    if (ask.length < WORDINGS) return question
    const index = Math.floor(chance(`${seed} ${ask.join('|')}`) * ask.length)
    const others = ask.toSpliced(index, 1)
    leftOut.push({ wording: ask[index]!, route, section, name: 'answer' in question ? others[0] : undefined })
    return { ...question, ask: others }
  }
  const reduced = records.map((record) => ({
    ...record,
    answers: record.answers.map((answer) => without(record.route, answer)),
    ...(record.unanswered && { unanswered: record.unanswered.map((question) => without(record.route, question)) }),
  }))
  return { records: reduced, leftOut }
}

async function outcomeOf(
  library: Pick<Library, 'questions' | 'speech'>,
  { wording, route, section, name }: LeftOut,
): Promise<[Outcome, string]> {
  const { matches, unanswered } = await matchQuestions(library, wording)
  if (unanswered) return name === undefined ? ['question', ''] : ['refused', `unanswered question of ${unanswered.route}`]
  const meant = meantMatches(matches)
  const [best] = matches
  const first = isSure(best) ? best : meant.length === 1 ? meant[0] : undefined
  const told = ({ source, answer }: (typeof matches)[number]) => `${answer.ask[0]} (${source.route}#${source.id})`
  if (first) {
    if (name === undefined) return ['wrong', told(first)]
    if (first.source.route !== route) return ['wrong', told(first)]
    if (first.answer.ask[0] === name) return ['question', '']
    return [first.source.id === section ? 'section' : 'page', told(first)]
  }
  if (name === undefined) return meant.length === 0 ? ['question', ''] : ['wrong', meant.map(told).join(' / ')]
  if (meant.some(({ answer }) => answer.ask[0] === name)) return ['offered', '']
  return [meant.length === 0 ? 'refused' : 'wrong', (meant.length === 0 ? matches.slice(0, 1) : meant).map(told).join(' / ')]
}

const option = (name: string) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1]
const [folder = 'dist'] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
const seed = option('seed') ?? '1'
const share = Number(option('share') ?? 1)
const { manifest, records } = readRecords(folder)
const { records: reduced, leftOut } = leaveOut(records, seed)
const library = openRecords(manifest, reduced)
for (const [half, name] of HALVES.entries()) {
  const asked = leftOut.filter(({ route, wording }) => (chance(route) < 0.5 ? 0 : 1) === half && chance(`asked ${wording}`) < share)
  const counts = new Map<Outcome, number>()
  const started = process.cpuUsage()
  for (const each of asked) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as readers ask
    const [outcome, found] = await outcomeOf(library, each)
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    if (half === 0 && found !== '' && process.argv.includes('--misses'))
      console.log(`  [${outcome}] ${each.wording}\n    ${found}\n    wanted: ${each.name ?? 'no answer'} (${each.route}#${each.section})`)
  }
  const { user, system } = process.cpuUsage(started)
  const told = OUTCOMES.map((outcome) => `${outcome} ${(((counts.get(outcome) ?? 0) / asked.length) * 100).toFixed(1)} %`).join(', ')
  console.log(`${name}, ${asked.length} wordings: ${told}; ${((user + system) / 1000 / asked.length).toFixed(1)} ms of CPU each`)
}
