import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nameOfText } from '../../src/values/name-of-text.ts'
import type { Comparison, Kind } from './compare.ts'
import type { Item } from './items.ts'
import { folderOf } from './places.ts'

/** An item with a different result in another version. */
export interface Difference {
  key: string
  what: Item['what']
  kind: Exclude<Kind, 'same'>
  /** Description in its document: a sample's first line, a fact's words, or a table's columns. */
  at: string
  /** A sample's code, by which its page finds it. */
  code?: string
  /** See `Comparison`. */
  lines?: string[]
  message?: string
  /** IDs of the explanations. */
  why?: string[]
}

/** Results of a page in a version. */
export interface PageResult {
  /** Keys of items with the same result. */
  same: string[]
  /** Differences in the order of the page. */
  different: Difference[]
}

/** Results of a version by route. */
export interface VersionResults {
  version: string
  /** The documented version. */
  documented: string
  pages: Record<string, PageResult>
}

const fileOf = (version: string) => join(folderOf(version), 'results.json')

/** Reads a version's recorded results; `undefined` if there are none. */
export async function readResults(version: string): Promise<VersionResults | undefined> {
  const text = await readFile(fileOf(version), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const { pages, ...rest } = JSON.parse(text) as { pages: Record<string, { same?: string; different?: Difference[] }> } & Omit<
    VersionResults,
    'pages'
  >
  const read = Object.entries(pages).map(
    ([route, { same = '', different = [] }]) => [route, { same: same === '' ? [] : same.split(' '), different }] as const,
  )
  return { ...rest, pages: Object.fromEntries(read) }
}

/** Writes a version's results sorted by route and key, so commits only contain changes. */
export async function writeResults({ pages, ...rest }: VersionResults): Promise<void> {
  const routes = Object.keys(pages).toSorted()
  const written = routes.map((route) => {
    const { same, different } = pages[route]!
    return [route, { ...(same.length > 0 && { same: same.toSorted().join(' ') }), ...(different.length > 0 && { different }) }]
  })
  await writeFile(fileOf(rest.version), `${JSON.stringify({ ...rest, pages: Object.fromEntries(written) as object }, undefined, 1)}\n`)
}

/** Converts a comparison to a difference; `undefined` if nothing differs. */
export function differenceOf(item: Item, { kind, lines, message }: Comparison): Difference | undefined {
  if (kind === 'same') return undefined
  return {
    key: item.key,
    what: item.what,
    kind,
    at: nameOf(item),
    ...(item.what === 'sample' && { code: nameOfText(item.fence.code) }),
    ...(lines && { lines }),
    ...(message !== undefined && { message }),
  }
}

const LONGEST = 90

/** Description of an item in a list of differences. */
export function nameOf(item: Item): string {
  const text =
    item.what === 'sample'
      ? (item.fence.title ?? item.fence.code.split('\n')[0]!)
      : item.what === 'table'
        ? item.table.rows[0]!.join(', ')
        : item.fact.words
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text
}
