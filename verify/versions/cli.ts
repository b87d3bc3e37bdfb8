// node cli.ts VERSION [--facts] [pages]: runs the documents in the documented version and in another one, and records the differences.
// With --facts, only looks up the evidence of sentences in both, which takes seconds; other results are kept.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Content, contentKey } from '../harness/content.ts'
import type { SampleDocument } from '../harness/document.ts'
import { chosenDocuments, readDocuments } from '../harness/documents.ts'
import { verifyFolder } from '../harness/paths.ts'
import { documentIds } from './align.ts'
import { readExplanations } from './explanations.ts'
import { explainAll, resultOf, type Compared } from './keep.ts'
import { copyHarness, databaseOf, keepPackages, runFolderOf } from './places.ts'
import { writeChangesPage } from './page.ts'
import { reportOf } from './report.ts'
import { runIn } from './run-in.ts'
import { readResults, writeResults, type VersionResults } from './results.ts'

async function main(): Promise<number> {
  const [version = '', ...args] = process.argv.slice(2)
  const facts = args.includes('--facts')
  const pages = args.filter((arg) => arg !== '--facts')
  const all = await readDocuments()
  const documents = chosenDocuments(all, pages)
  if (documents.length === 0) return complain(`Unknown page: ${pages.join(', ')}.`)
  const explanations = readExplanations(version)
  const describes = await documentedVersion()
  const seconds: Record<string, number> = {}
  const timed = async <Result>(name: string, act: () => Promise<Result>): Promise<Result> => {
    const started = Date.now()
    const result = await act()
    seconds[name] = Math.round((Date.now() - started) / 1000)
    return result
  }

  let compared: Compared
  try {
    // Looking up evidence in files needs no content.
    const database = facts ? undefined : await new Content(await contentKey()).database('default')
    await copyHarness(version)
    // The other version first, since it may not start.
    const other = await timed(version, () =>
      runIn(runFolderOf(version), documents, { facts, ...(database && { env: { VERIFY_DOCUMENTED: database } }) }),
    )
    const known = database === undefined ? new Set<string>() : await idsInBoth(database, version)
    compared = { other, documented: await timed(describes, () => runIn(verifyFolder, documents, { facts })), known }
  } catch (error) {
    return complain(`The recorded results of Strapi ${version} haven’t changed: ${(error as Error).message}`)
  }
  const results = merged(all, { version, documented: describes, compared, documents, before: await readResults(version) })
  const unexplained = explainAll(results, explanations)
  await keepPackages(version)
  await writeResults(results)
  await writeChangesPage(results, explanations, all)
  for (const text of unexplained) console.error(`Not explained: ${text}\n`)
  console.log(reportOf(results))
  console.log(
    `\n${documents.length} documents: ${Object.entries(seconds)
      .map(([name, time]) => `${time} s in ${name}`)
      .join(', ')}.`,
  )
  if (unexplained.length === 0) return 0
  return complain(
    `${unexplained.length} differences have no explanation. Add one in verify/versions/${version}/explanations.yaml, then run this command again.`,
  )
}

/** IDs of initial documents that exist in both versions. */
async function idsInBoth(database: string, version: string): Promise<Set<string>> {
  const others = documentIds(await databaseOf(version))
  return new Set([...documentIds(database)].filter((id) => others.has(id)))
}

interface Run {
  version: string
  documented: string
  compared: Compared
  /** Documents that were run. */
  documents: SampleDocument[]
  before: VersionResults | undefined
}

/** Merges new results with earlier ones of documents that weren't run. */
function merged(all: SampleDocument[], { version, documented, compared, documents, before }: Run): VersionResults {
  const results: VersionResults = { version, documented, pages: {} }
  for (const document of all) {
    const page = documents.includes(document) ? resultOf(document, compared, before?.pages[document.route]) : before?.pages[document.route]
    if (page) results.pages[document.route] = page
  }
  return results
}

async function documentedVersion(): Promise<string> {
  return (JSON.parse(await readFile(join(verifyFolder, 'results.json'), 'utf8')) as { version: string }).version
}

function complain(message: string): number {
  console.error(message)
  return 1
}

process.exitCode = await main()
