import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SampleDocument } from '../harness/document.ts'
import { docsFolder, typescriptLoader } from '../harness/paths.ts'
import { PROBLEM, type Outcomes } from './outcome.ts'
import { runGroup } from './program-group.ts'

/** Time limit for all documents on a busy machine, in milliseconds. */
const LIMIT = 3 * 3600 * 1000

/**
 * Runs documents with the harness and the Strapi of a folder.
 * @param options.facts only looks up the evidence of sentences
 * @param options.env `VERIFY_DOCUMENTED`: the documented version's database, whose IDs are copied to the content
 * @throws Error with the reason if they can't be run
 */
export async function runIn(
  folder: string,
  documents: SampleDocument[],
  { facts = false, env = {} }: { facts?: boolean; env?: Record<string, string> } = {},
): Promise<Outcomes> {
  const file = join(folder, '.work/outcomes.json')
  const { status, output } = await runGroup({
    args: [
      '--import',
      typescriptLoader,
      join(folder, 'versions/collect.ts'),
      file,
      ...(facts ? ['--facts'] : []),
      ...documents.map(({ route }) => route),
    ],
    cwd: folder,
    env: { ...env, VERIFY_DOCS: docsFolder },
    limit: LIMIT,
  })
  if (status !== 0) {
    const problem = output.split('\n').find((line) => line.startsWith(PROBLEM))
    throw new Error(problem?.slice(PROBLEM.length) ?? output.slice(-2000))
  }
  return JSON.parse(await readFile(file, 'utf8')) as Outcomes
}
