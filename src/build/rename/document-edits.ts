import { posix } from 'node:path'
import { questionsFile } from '../../compile/questions.ts'
import { routeOfFile } from '../../compile/routes.ts'
import type { PageMeta } from '../../site/page-meta.ts'
import type { Place } from '../../compile/page.ts'
import { escapePattern } from '../../values/escape-pattern.ts'

/** A page that gets another address. */
export interface Move {
  from: string
  to: string
  /** Its file before and after, relative to the documents' folder; the same where its front matter names the route. */
  file: string
  newFile: string
}

/** A document as it is after a move. */
export interface EditedDocument {
  text: string
  /** How many places are another now. */
  edits: number
  /** Places that name something which moved, and where that can't be found in the text. */
  unfound: Place[]
}

/** Where the file of a page goes that gets another address: an index stays one. */
export function newFileOf({ file, frontMatter }: Pick<PageMeta, 'file' | 'frontMatter'>, to: string): string {
  if (frontMatter.slug !== undefined) return file
  const [, index = '', end = ''] = /((?:^|\/)index)?(\.mdx?)$/.exec(file) ?? []
  const path = to.replace(/^\/|\/$/g, '')
  return path === '' ? `index${end}` : `${path}${index === '' ? '' : '/index'}${end}`
}

/** The files that move with a document. */
export function movedFiles({ file, newFile }: Move): Array<[from: string, to: string]> {
  const files: Array<[string, string]> = [
    [file, newFile],
    [questionsFile(file), questionsFile(newFile)],
  ]
  return file === newFile ? [] : files
}

/** Rewrites what a document says of a page that moves, and, where it is that page, of everything beside it. */
export function editDocument(source: string, page: PageMeta, move: Move): EditedDocument {
  const isMoved = page.file === move.file
  const edits: Array<{ at: number; length: number; text: string }> = []
  const unfound: Place[] = []
  const replace = (place: Place, written: string, text: string | undefined) => {
    if (text === undefined || text === written) return
    const at = findAfter(source, place, written)
    if (at === undefined) unfound.push(place)
    else if (!edits.some((edit) => edit.at === at)) edits.push({ at, length: written.length, text })
  }
  for (const link of page.links) replace(link, link.url, newUrl(link, page, move))
  if (isMoved)
    for (const { src, file, ...place } of page.images)
      if (file !== undefined) replace(place, src, relativeTo(move.newFile, file) + tailOf(src))
  for (const { file, line, column } of page.includes) if (file === move.file) replace({ line, column }, nameOf(file), nameOf(move.newFile))
  let text = applied(source, edits)
  const keys = ['pagination_prev', 'pagination_next', ...(isMoved ? ['slug'] : [])].filter((key) => page.frontMatter[key] === move.from)
  text = keys.reduce((changed, key) => inFrontMatter(changed, page.keyLines?.[key], move), text)
  return { text, edits: edits.length + keys.length, unfound }
}

/** A link as it is written after the move; `undefined` where it stays as it is. */
function newUrl({ url, route, file }: PageMeta['links'][number], page: PageMeta, move: Move): string | undefined {
  const prefix = /^pathname:\/\//.exec(url)?.[0] ?? ''
  const path = url.slice(prefix.length).replace(/[?#].*$/s, '')
  if (path === '') return undefined
  const leads = route === move.from
  const isRelative = !path.startsWith('/')
  const from = page.file === move.file ? move.newFile : page.file
  if (file !== undefined) {
    const target = leads ? move.newFile : file
    if (!leads && !(isRelative && from !== page.file)) return undefined
    return prefix + (isRelative ? relativeTo(from, target) : `/${target}`) + tailOf(url)
  }
  if (leads) return prefix + move.to + tailOf(url)
  // What is beside a route is another page once that is elsewhere.
  return isRelative && page.file === move.file ? prefix + route + tailOf(url) : undefined
}

/** A file as a link in another one names it. */
function relativeTo(from: string, file: string): string {
  const path = posix.relative(posix.dirname(from), file)
  return encodeURI(path.startsWith('.') ? path : `./${path}`)
}

/** Query and anchor. */
function tailOf(url: string): string {
  return /[?#].*$/s.exec(url)?.[0] ?? ''
}

/** A snippet's or definition's name: its route without the folder. */
function nameOf(file: string): string {
  return routeOfFile(file).split('/').slice(2).join('/')
}

/** Where an address stands that something at a place names: after a parenthesis, a colon or an equals sign. */
function findAfter(source: string, { line, column }: Place, written: string): number | undefined {
  const lines = source.split('\n').slice(0, line - 1)
  const start = lines.reduce((sum, { length }) => sum + length + 1, 0) + column - 1
  const address = new RegExp(`(?:\\]\\(\\s*<?|\\]:\\s*<?|=\\s*\\{?\\s*["'])(?=${escapePattern(written)}(?:[\\s)>"'?#]|$))`, 'g')
  address.lastIndex = start
  const found = address.exec(source)
  return found ? found.index + found[0].length : undefined
}

function applied(source: string, edits: Array<{ at: number; length: number; text: string }>): string {
  return edits
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, length, text: next }) => text.slice(0, at) + next + text.slice(at + length), source)
}

/** The line of a key, with the new route. */
function inFrontMatter(source: string, line: number | undefined, { from, to }: Move): string {
  return source
    .split('\n')
    .map((text, index) => (index + 1 === line ? text.replace(from, to) : text))
    .join('\n')
}
