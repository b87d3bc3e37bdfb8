import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SampleDocument } from './document.ts'
import { resultsFile, verifyFolder } from './paths.ts'
import { count, type Counts } from './report.ts'

type PageCounts = Pick<Counts, 'executed' | 'compiled' | 'facts'>

/** What pages show: how many of their samples and facts were checked, and in which version of Strapi. */
interface Results {
  version: string
  pages: Partial<Record<string, PageCounts>>
}

/** Returns a sentence if the counts that pages show aren't those of the documents. */
export async function checkResults(documents: SampleDocument[]): Promise<string[]> {
  const isCurrent = textOf(await resultsOf(documents)) === textOf(await readResults())
  return isCurrent ? [] : ['verify/results.json doesn’t match the documents; npm run verify -- --update writes it.']
}

/** Writes the counts of the documents that passed; others keep theirs. */
export async function writeResults(documents: SampleDocument[], passed: ReadonlySet<SampleDocument>): Promise<void> {
  const { version, pages } = await resultsOf(documents)
  const before = (await readResults())?.pages ?? {}
  const counts = documents.map((document) => [document.route, (passed.has(document) ? pages : before)[document.route]] as const)
  await writeFile(resultsFile, textOf({ version, pages: Object.fromEntries(counts) }))
}

async function resultsOf(documents: SampleDocument[]): Promise<Results> {
  const manifest = JSON.parse(await readFile(join(verifyFolder, 'node_modules/@strapi/strapi/package.json'), 'utf8')) as { version: string }
  const pages = documents
    .map((document) => ({ route: document.route, ...count(document) }))
    .map(
      ({ route, executed, compiled, walked, tables, facts }) =>
        [route, { executed: executed + walked, compiled, facts: tables + facts }] as const,
    )
    .filter(([, { executed, compiled, facts }]) => executed + compiled + facts > 0)
  return { version: manifest.version, pages: Object.fromEntries(pages) }
}

async function readResults(): Promise<Results | undefined> {
  const text = await readFile(resultsFile, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Results)
}

/** Leaves out pages without counts. */
function textOf(results: Results | undefined): string {
  return `${JSON.stringify(results, undefined, 2)}\n`
}
