import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { ownPages } from './own-corpus.ts'
import type { Source } from './source.ts'

/** A folder of plain Markdown that all generators build. */
export interface Corpus {
  /** Number of pages. */
  size: number
  dir: string
  pages: CorpusPage[]
}

export interface CorpusPage {
  /** Path on the site without leading slash, such as `docs/guide/install`; its file has the extension `.md`. */
  route: string
  title: string
}

/**
 * Reads the Markdown.
 * @param from a folder or a `.tar.gz` of one; by default, this site's own documents
 */
export async function readSource(from: string | undefined): Promise<Source> {
  if (from === undefined) return ownPages()
  if (!from.endsWith('.tar.gz')) return readFolder(resolve(from))
  const unpacked = mkdtempSync(join(tmpdir(), 'bench-corpus-'))
  try {
    execFileSync('tar', ['xzf', resolve(from), '-C', unpacked])
    const [only, ...others] = readdirSync(unpacked)
    return readFolder(only !== undefined && others.length === 0 ? join(unpacked, only) : unpacked)
  } finally {
    rmSync(unpacked, { recursive: true })
  }
}

function readFolder(dir: string): Source {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
  return new Map(files.sort().map((file) => [file.slice(0, -'.md'.length), readFileSync(join(dir, file), 'utf8')]))
}

/**
 * Writes a folder with a number of pages. Beyond the source's size, its pages are repeated in folders `set-2`, `set-3`, and so on, with
 * different titles and links within the set.
 */
export function makeCorpus(source: Source, { size, dir }: { size: number; dir: string }): Corpus {
  if (!existsSync(dir)) for (const [route, text] of repeat(source, size)) write(join(dir, `${route}.md`), text)
  const pages = [...readFolder(dir)].map(([route, text]) => ({ route, title: titleOf(text) ?? route }))
  return { size, dir, pages }
}

function* repeat(source: Source, size: number): Generator<[route: string, text: string]> {
  const routes = [...source.keys()]
  for (let set = 1, left = size; left > 0; set++, left -= routes.length) {
    const wanted = routes.slice(0, left)
    const prefix = set === 1 ? '' : `set-${set}/`
    const kept = new Set(wanted)
    for (const route of wanted) yield [prefix + route, inSet(source.get(route)!, { set, prefix, kept })]
  }
}

const TITLE = /^title: "?(.*?)"?$/m

const LINK = /\]\(\/([^)#\s]*)/g

/** Replaces links to pages that a set doesn't contain with external ones, since some generators fail on broken links. */
function inSet(text: string, { set, prefix, kept }: { set: number; prefix: string; kept: Set<string> }): string {
  const linked = text.replace(LINK, (_, route: string) => `](${kept.has(route) ? `/${prefix}` : 'https://example.org/'}${route}`)
  return set === 1 ? linked : linked.replace(TITLE, `title: "$1 (part ${set})"`)
}

function titleOf(text: string): string | undefined {
  return TITLE.exec(text)?.[1]
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Copies the Markdown to a generator's folder. */
export function copyPages({ dir }: Corpus, to: string): void {
  cpSync(dir, to, { recursive: true })
}

/** Adds titles as headings for generators that don't show titles of front matter. */
export function addHeadings({ pages }: Corpus, docs: string): void {
  for (const { route, title } of pages) {
    const file = join(docs, `${route}.md`)
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, (frontMatter) => `${frontMatter}\n# ${title}\n`),
    )
  }
}

/** A folder or page in a sidebar. */
export interface NavItem {
  label: string
  route?: string
  items?: NavItem[]
}

/** Sidebar by folders, for generators that don't create one. */
export function navigationOf({ pages }: Corpus): NavItem[] {
  const root: NavItem = { label: '', items: [] }
  for (const { route, title } of pages) {
    let folder = root
    for (const name of route.split('/').slice(0, -1)) {
      let next = folder.items!.find((item) => item.label === name && item.items)
      if (!next) folder.items!.push((next = { label: name, items: [] }))
      folder = next
    }
    folder.items!.push({ label: title, route })
  }
  return root.items!
}
