// Measures the quality of search, on the queries that its ranking was tuned with and on others:
// node --import ./scripts/typescript.mjs tests/search/quality.ts [folder of a built site]

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stemmer } from 'stemmer'
import { openIndex } from '../../src/search/built-index.ts'
import type { Searcher } from '../../src/search/query.ts'

export interface Quality {
  /** Share of queries with the expected page first. */
  first: number
  /** Share of queries with the expected page among the first five. */
  firstFive: number
  /** Mean of 1 / position. */
  reciprocalRank: number
  misses: Array<{ query: string; position: number; expected: string; first: string[] }>
}

/** Queries that the ranking was tuned with, and held-out queries that were written without looking at results. */
export const LISTS = ['queries.tsv', 'held-out.tsv'] as const
export type List = (typeof LISTS)[number]

const FOLDER = fileURLToPath(new URL('.', import.meta.url))
const DEPTH = 10

export function readQueries(list: List): Array<{ query: string; expected: string[] }> {
  return readFileSync(join(FOLDER, list), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [query = '', pages = ''] = line.split('\t')
      return { query, expected: pages.split('|') }
    })
}

export async function measureQuality(searcher: Searcher, list: List): Promise<Quality> {
  const queries = readQueries(list)
  const misses: Quality['misses'] = []
  let first = 0
  let firstFive = 0
  let reciprocalRank = 0
  for (const { query, expected } of queries) {
    const { hits } = await searcher.search({ query, limit: DEPTH })
    const position = hits.findIndex(({ route }) => expected.includes(route)) + 1
    if (position === 1) first++
    else misses.push({ query, position, expected: expected.join('|'), first: hits.slice(0, 2).map(({ route }) => route) })
    if (position >= 1 && position <= 5) firstFive++
    if (position >= 1) reciprocalRank += 1 / position
  }
  const share = (count: number) => count / queries.length
  return { first: share(first), firstFive: share(firstFive), reciprocalRank: share(reciprocalRank), misses }
}

export function describeQuality({ first, firstFive, reciprocalRank }: Quality): string {
  return `success@1 ${first.toFixed(3)}, success@5 ${firstFive.toFixed(3)}, mean reciprocal rank ${reciprocalRank.toFixed(3)}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const searcher = await openIndex(process.argv[2] ?? 'dist', stemmer)
  for (const list of LISTS) {
    const quality = await measureQuality(searcher, list)
    for (const { query, position, expected, first } of quality.misses)
      console.log(`${position || '–'}\t${query}\t${expected}\t${first.join(' ')}`)
    console.log(`${list}: ${describeQuality(quality)}`)
  }
}
