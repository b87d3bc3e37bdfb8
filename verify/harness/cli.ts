// npm run verify: runs the documents' samples against a real Strapi.

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Content, contentKey, removeOldContent } from './content.ts'
import { chosenDocuments, readDocuments } from './documents.ts'
import { needsMark, type SampleDocument } from './document.ts'
import { differingDefaults, readNamesakes } from './defaults.ts'
import { goneEvidence, weakMarks } from './evidence.ts'
import type { Failure } from './failure.ts'
import { wrongLabels } from './labels.ts'
import { unboundOptions } from './options.ts'
import { docsFolder } from './paths.ts'
import { readPassed, writePassed } from './passed.ts'
import { differences, recordings, withRecordings, writeDocument } from './record.ts'
import { count, reportText, sum } from './report.ts'
import { checkResults, writeResults } from './results.ts'
import { runDocuments } from './run-documents.ts'
import { checkPlayground } from '../playground/build/check.ts'
import { checkVersions } from '../versions/check.ts'
import { checkOpenApi } from '../openapi/generate.ts'
import { Scratch } from './scratch.ts'
import { StrapiProcess } from './strapi-process.ts'
import { unprovenStatements } from './statements.ts'
import { checkTypes, typedSamples } from './typecheck.ts'

const HELP = `npm run verify -- [options] [pages]

Runs the samples of all documents, or of the named pages: /dev-docs/api/graphql, docs/dev-docs/api/graphql.mdx,
or the beginning of a route followed by *.

  --update   writes the real responses to the documents, and the counts that their pages show
  --changed  skips documents that passed and haven't changed since
  --report   only prints how each page's samples and facts are checked, and which pages have none
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
  const all = await readDocuments()
  const chosen = chosenDocuments(all, options.pages)
  if (chosen.length === 0) return complain([`Unknown page: ${options.pages.join(', ')}.`])
  if (options.report) {
    console.log(reportText(chosen))
    return 0
  }

  const key = await contentKey()
  const passed = await readPassed(key)
  const documents = options.changed ? chosen.filter((document) => passed.get(document.file) !== hashOf(document.source)) : chosen
  const started = Date.now()
  const failures = await verify(documents, { key, update: options.update })
  for (const [file, list] of differingDefaults(all, await readNamesakes())) {
    if (documents.some((document) => document.file === file)) failures.set(file, [...(failures.get(file) ?? []), ...list])
  }
  for (const document of documents) {
    if (failures.has(document.file)) passed.delete(document.file)
    else passed.set(document.file, hashOf(await readFile(join(docsFolder, document.file), 'utf8')))
  }
  await writePassed(key, passed)
  await removeOldContent(key)

  const messages = [...failures].flatMap(([file, list]) => list.map(({ line, message }) => `docs/${file}:${line}  ${message}`))
  if (options.update) await writeResults(all, new Set(documents.filter(({ file }) => !failures.has(file))))
  if (options.pages.length === 0) {
    messages.push(...(await checkResults(all)))
    messages.push(...(await checkOpenApi({ update: options.update })))
    messages.push(...(await checkPlayground({ update: options.update })))
    messages.push(...(await checkVersions(all)))
  }
  for (const document of documents)
    for (const { line, message } of weakMarks(document)) console.warn(`docs/${document.file}:${line}  Weak: ${message}\n`)
  const total = sum(documents.map(count))
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  complain(messages)
  console.log(
    `${documents.length} documents, ${total.executed} samples executed, ${total.compiled} compiled, ${total.excused} excused, ` +
      `${total.tables} tables and ${total.facts} facts checked in ${seconds} s: ` +
      (messages.length === 0 ? 'all passed.' : `${messages.length} failed.`),
  )
  return messages.length === 0 ? 0 : 1
}

/** Returns failures by document. */
async function verify(documents: SampleDocument[], { key, update }: { key: string; update: boolean }): Promise<Map<string, Failure[]>> {
  const failures = new Map<string, Failure[]>()
  const fail = (file: string, list: Failure[]) => {
    if (list.length > 0) failures.set(file, [...(failures.get(file) ?? []), ...list])
  }
  for (const document of documents) {
    fail(document.file, document.problems)
    fail(document.file, unboundOptions(document))
    fail(document.file, unprovenStatements(document))
    const unmarked = document.fences.filter((fence) => !fence.mark && needsMark(fence))
    fail(
      document.file,
      unmarked.map(({ first, language }) => ({
        line: first,
        message: `This ${language} sample has no verify="…", which says how to check it.`,
      })),
    )
  }

  for (const { file, failures: list } of await wrongLabels(documents)) fail(file, list)
  for (const { file, failures: list } of await goneEvidence(documents)) fail(file, list)

  const content = new Content(key)
  // In parallel, since the compiler is a single process that takes as long as many samples.
  const checking = checkTypes(typedSamples(documents), content)
  await runDocuments(documents, content, async (document, run) => {
    const types = await checking
    const recorded = recordings(document, run)
    const wrong = [...run.failures, ...recorded.failures]
    const real = [...recorded.recordings, ...types.answered.filter((sample) => sample.document === document)]
    const isTyped = types.problems.every((problem) => problem.document !== document)
    if (update && isTyped && wrong.length === 0) {
      const source = withRecordings(document, real)
      if (source !== document.source) await writeDocument(document, source)
    } else if (!update) wrong.push(...differences(real))
    fail(document.file, wrong)
  })
  for (const problem of (await checking).problems) fail(problem.document.file, [problem])
  return failures
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
