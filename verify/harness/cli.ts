// npm run verify: runs the samples of the documents against a real Strapi.

import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Content, contentKey, filesBelow, removeOldContent } from './content.ts'
import { needsMark, readDocument, type SampleDocument } from './document.ts'
import { prepareGo } from './go.ts'
import { wrongLabels } from './labels.ts'
import { docsFolder, resultsFile, verifyFolder } from './paths.ts'
import { readPassed, writePassed } from './passed.ts'
import { differences, recordings, withRecordings, writeDocument } from './record.ts'
import { count, none, reportText, type Counts } from './report.ts'
import { runDocument, type Failure } from './run-document.ts'
import { checkOpenApi } from '../openapi/generate.ts'
import { Scratch } from './scratch.ts'
import { SharedStrapi } from './shared-strapi.ts'
import { StrapiProcess } from './strapi-process.ts'
import { checkTypes, type TypedSample } from './typecheck.ts'

const HELP = `npm run verify -- [options] [pages]

Runs the samples of all documents, or of the pages named: /dev-docs/api/graphql, docs/dev-docs/api/graphql.mdx,
or the start of a route and *.

  --update   write the real answers into the documents
  --changed  leave out documents that passed and haven't changed since
  --report   only print how the samples of each page are checked
`

interface Options {
  update: boolean
  changed: boolean
  report: boolean
  pages: string[]
}

function readOptions(): Options | undefined {
  const flag = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { update: flag, changed: flag, report: flag, help: flag } })
  if (!values.help) return { ...values, pages: positionals }
  console.log(HELP)
  return undefined
}

async function main(): Promise<number> {
  const options = readOptions()
  if (!options) return 0
  const paths = (await filesBelow(docsFolder)).filter((path) => path.endsWith('.mdx'))
  const all = await Promise.all(paths.map(readDocument))
  const chosen = options.pages.length === 0 ? all : all.filter((document) => options.pages.some((page) => isNamed(document, page)))
  if (chosen.length === 0) return complain([`No document is called ${options.pages.join(' or ')}.`])
  if (options.report) {
    console.log(reportText(chosen))
    return 0
  }

  const key = await contentKey()
  const passed = await readPassed(key)
  const documents = options.changed ? chosen.filter((document) => passed.get(document.file) !== hashOf(document.source)) : chosen
  const started = Date.now()
  const failures = await verify(documents, { key, update: options.update })
  for (const document of documents) {
    if (failures.has(document.file)) passed.delete(document.file)
    else passed.set(document.file, hashOf(await readFile(join(docsFolder, document.file), 'utf8')))
  }
  await writePassed(key, passed)
  await removeOldContent(key)

  const messages = [...failures].flatMap(([file, list]) => list.map(({ line, message }) => `docs/${file}:${line}  ${message}`))
  if (options.pages.length === 0) {
    messages.push(...(await checkOpenApi({ update: options.update })))
    messages.push(...(await checkResults(all, options.update && failures.size === 0)))
  }
  const total = sum(documents.map(count))
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  complain(messages)
  console.log(
    `${documents.length} documents, ${total.executed} samples executed, ${total.compiled} compiled, ${total.excused} excused in ${seconds} s: ` +
      (messages.length === 0 ? 'all true.' : `${messages.length} wrong.`),
  )
  return messages.length === 0 ? 0 : 1
}

/** By its route, the start of it, or its file, as an editor gives its path. */
function isNamed({ route, file }: SampleDocument, page: string): boolean {
  if (page.endsWith('.mdx')) return resolve(page) === join(docsFolder, file)
  const name = page.replace(/\/$/, '')
  return name.endsWith('*') ? route.startsWith(name.slice(0, -1)) : route === name
}

/** What is wrong, by document. */
async function verify(documents: SampleDocument[], { key, update }: { key: string; update: boolean }): Promise<Map<string, Failure[]>> {
  const failures = new Map<string, Failure[]>()
  const fail = (file: string, list: Failure[]) => {
    if (list.length > 0) failures.set(file, [...(failures.get(file) ?? []), ...list])
  }
  for (const document of documents) {
    fail(document.file, document.problems)
    const unmarked = document.fences.filter((fence) => !fence.mark && needsMark(fence))
    fail(
      document.file,
      unmarked.map(({ first, language }) => ({
        line: first,
        message: `A ${language} sample that doesn’t say how it is checked: verify="…".`,
      })),
    )
  }

  for (const { file, failures: list } of await wrongLabels(documents)) fail(file, list)

  const content = new Content(key)
  // Seeds before the processes start, rather than in each of them.
  const withSamples = documents.filter(
    ({ fences, tables }) => tables.length > 0 || fences.some(({ mark }) => mark && mark.kind !== 'no' && mark.kind !== 'ts'),
  )
  if (withSamples.length > 0) await content.database('default')
  if (withSamples.some(({ fences }) => fences.some(({ language, mark }) => language === 'go' && mark?.kind === 'rest'))) await prepareGo()
  const queue = [...withSamples]
  const work = async () => {
    const shared = new SharedStrapi()
    for (let document = queue.shift(); document; document = queue.shift()) {
      const run = await runDocument(document, content, shared)
      const recorded = recordings(document, run.answers)
      const wrong = [...run.failures, ...recorded.failures]
      if (update && wrong.length === 0) {
        const source = withRecordings(document, recorded.recordings)
        if (source !== document.source) await writeDocument(document, source)
      } else if (!update) wrong.push(...differences(recorded.recordings))
      fail(document.file, wrong)
    }
    await shared.stop()
  }
  const workers = Math.min(withSamples.length, Math.max(1, Math.min(4, availableParallelism())))
  await Promise.all(Array.from({ length: workers }, work))

  const typed: TypedSample[] = documents.flatMap((document) =>
    document.fences.flatMap((fence) => {
      const isTyped = fence.mark?.kind === 'ts' || (fence.mark?.kind === 'app' && /^tsx?$/.test(fence.language))
      return isTyped ? [{ document, fence }] : []
    }),
  )
  for (const error of await checkTypes(typed, content)) fail(error.document.file, [error])
  return failures
}

interface Results {
  version: string
  pages: Record<string, Pick<Counts, 'executed' | 'compiled'>>
}

/** The counts that the site shows. They are written with `--update`, and must be right otherwise. */
async function checkResults(documents: SampleDocument[], write: boolean): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(verifyFolder, 'node_modules/@strapi/strapi/package.json'), 'utf8')) as { version: string }
  const pages = documents
    .map((document) => ({ route: document.route, ...count(document) }))
    .map(({ route, executed, compiled, walked }) => [route, { executed: executed + walked, compiled }] as const)
    .filter(([, { executed, compiled }]) => executed + compiled > 0)
  const results: Results = { version: manifest.version, pages: Object.fromEntries(pages) }
  const text = `${JSON.stringify(results, undefined, 2)}\n`
  const current = await readFile(resultsFile, 'utf8').catch(() => '')
  if (text === current) return []
  if (!write) return ['verify/results.json doesn’t match the documents; npm run verify -- --update writes it.']
  await writeFile(resultsFile, text)
  return []
}

function sum(list: Counts[]): Counts {
  const total = { ...none }
  for (const counts of list) for (const key of Object.keys(total) as Array<keyof Counts>) total[key] += counts[key]
  return total
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

function complain(messages: string[]): number {
  for (const message of messages) console.error(`${message}\n`)
  return 1
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    StrapiProcess.killAll()
    Scratch.removeAll()
    process.exit(130)
  })
}
process.exitCode = await main()
