// node collect.ts FILE [--facts] [pages]: runs the documents in this folder's version of Strapi, and writes the outcome of each item;
// with --facts, only of those with evidence in files.

import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Content, contentKey } from '../harness/content.ts'
import { chosenDocuments, readDocuments } from '../harness/documents.ts'
import type { Fence, SampleDocument } from '../harness/document.ts'
import type { DocumentRun } from '../harness/run-document.ts'
import { runDocuments } from '../harness/run-documents.ts'
import { Scratch } from '../harness/scratch.ts'
import { NotStarted, StrapiProcess } from '../harness/strapi-process.ts'
import { checkTypes, typedSamples } from '../harness/typecheck.ts'
import { alignContent } from './align.ts'
import { findWords } from './find-words.ts'
import { itemsOf, type Item } from './items.ts'
import { KeptOutcomes } from './kept-outcomes.ts'
import { PROBLEM, type Outcome, type Outcomes } from './outcome.ts'

const ELSEWHERE: Record<string, string> = {
  build: 'It is built by its framework (npm run frontends).',
  walkthrough: 'It is followed in a browser (npm run quick-start).',
}

const [file = '', ...args] = process.argv.slice(2)
const pages = args.filter((arg) => arg !== '--facts')

async function collect(documents: SampleDocument[]): Promise<Outcomes> {
  const content = new Content(await contentKey())
  // Fail early with one message if the application doesn't start, instead of one per sample.
  const database = await content.database('default')
  if (process.env.VERIFY_DOCUMENTED !== undefined) await alignContent(database, process.env.VERIFY_DOCUMENTED)
  const kept = await KeptOutcomes.open()
  const outcomes: Outcomes = {}
  const missing = new Set<SampleDocument>()
  for (const document of documents) {
    const known = kept.of(document)
    if (known) outcomes[document.route] = known
    else missing.add(document)
  }
  const errors = new Map<Fence, string[]>()
  for (const { fence, message } of (await checkTypes(typedSamples([...missing]), content)).problems)
    errors.set(fence, [...(errors.get(fence) ?? []), message])
  const finish = async (document: SampleDocument, run?: DocumentRun) => {
    const entries = itemsOf(document).map(async (item) => [item.key, await outcomeOf(item, { run, errors })] as const)
    const page = Object.fromEntries(await Promise.all(entries))
    outcomes[document.route] = page
    missing.delete(document)
    await kept.add(document, page)
  }
  await runDocuments([...missing], content, finish)
  // The remaining documents have nothing to run.
  for (const document of missing) await finish(document)
  return outcomes
}

/** Looks up evidence in files, without starting Strapi. */
async function lookUp(documents: SampleDocument[]): Promise<Outcomes> {
  const outcomes: Outcomes = {}
  for (const document of documents) {
    const page: Outcomes[string] = {}
    for (const { key, ...item } of itemsOf(document))
      if (item.what === 'fact' && 'file' in item.fact.evidence) page[key] = await findWords(item.fact.evidence)
    outcomes[document.route] = page
  }
  return outcomes
}

interface Ran {
  run: DocumentRun | undefined
  /** Errors of the TypeScript compiler. */
  errors: Map<Fence, string[]>
}

async function outcomeOf(item: Item, { run, errors }: Ran): Promise<Outcome> {
  if (item.what === 'fact')
    return 'file' in item.fact.evidence ? findWords(item.fact.evidence) : { is: 'unknown', message: 'It is computed.' }
  if (item.what === 'table') {
    const computed = run?.tables.get(item.table)
    return computed && 'rows' in computed ? { is: 'rows', rows: computed.rows } : { is: 'unknown', message: computed?.message ?? '' }
  }
  const { fence } = item
  const elsewhere = ELSEWHERE[fence.mark.kind]
  if (elsewhere !== undefined) return { is: 'unknown', message: elsewhere }
  const wrong = errors.get(fence)
  if (wrong) return { is: 'refused', message: wrong.join('\n') }
  if (fence.mark.kind === 'ts') return { is: 'compiled' }
  const answer = run?.answers.get(fence)
  const effect = run?.effects.get(fence)
  if (answer) return { is: 'answer', answer, ...(effect && { effect }) }
  const refusal = run?.refused.get(fence)
  if (refusal?.answer) return { is: 'answer', answer: refusal.answer, message: refusal.message }
  return { is: 'refused', message: refusal?.message ?? 'It wasn’t run.' }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    StrapiProcess.killAll()
    Scratch.removeAll()
    process.exit(130)
  })
}
try {
  const documents = chosenDocuments(await readDocuments(), pages)
  const outcomes = await (args.includes('--facts') ? lookUp(documents) : collect(documents))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(outcomes))
} catch (error) {
  // No sample can run.
  if (!(error instanceof NotStarted)) throw error
  console.log(`${PROBLEM}Strapi doesn’t start: ${error.reason}`)
  process.exitCode = 1
}
