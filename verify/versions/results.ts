import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nameOfText } from '../../src/values/name-of-text.ts'
import type { Comparison, Kind } from './compare.ts'
import type { Item } from './items.ts'
import { folderOf } from './places.ts'

/** An item that isn't the same in another version. */
export interface Difference {
  key: string
  what: Item['what']
  kind: Exclude<Kind, 'same'>
  /** Where it is in its document: the first line of a sample, the words of a fact, the columns of a table. */
  at: string
  /** Of a sample: by which its page finds it. */
  code?: string
  /** As `Comparison` has them. */
  lines?: string[]
  message?: string
  /** Ids of the explanations, of what is different. */
  why?: string[]
}

/** What a version does with a page. */
export interface PageResult {
  /** Keys of what is the same. */
  same: string[]
  /** In the order of the page. */
  different: Difference[]
}

/** What was found out of a version, by route. */
export interface VersionResults {
  version: string
  /** The version that the documents describe. */
  documented: string
  pages: Record<string, PageResult>
}

const fileOf = (version: string) => join(folderOf(version), 'results.json')

/** The result that is kept of a version; `undefined` where there is none. */
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

/** Keeps the result of a version: by route and key, so that what changed is what a commit shows. */
export async function writeResults({ pages, ...rest }: VersionResults): Promise<void> {
  const routes = Object.keys(pages).toSorted()
  const written = routes.map((route) => {
    const { same, different } = pages[route]!
    return [route, { ...(same.length > 0 && { same: same.toSorted().join(' ') }), ...(different.length > 0 && { different }) }]
  })
  await writeFile(fileOf(rest.version), `${JSON.stringify({ ...rest, pages: Object.fromEntries(written) as object }, undefined, 1)}\n`)
}

/** What is kept of a comparison; `undefined` when nothing differs. */
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

/** What an item is called in a list of differences. */
export function nameOf(item: Item): string {
  const text =
    item.what === 'sample'
      ? (item.fence.title ?? item.fence.code.split('\n')[0]!)
      : item.what === 'table'
        ? item.table.rows[0]!.join(', ')
        : item.fact.words
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text
}
