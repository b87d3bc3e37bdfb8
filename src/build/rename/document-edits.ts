import { posix } from 'node:path'
import { questionsFile } from '../../compile/questions.ts'
import { routeOfFile } from '../../compile/routes.ts'
import type { PageMeta } from '../../site/page-meta.ts'
import type { Place } from '../../compile/page.ts'
import { escapePattern } from '../../values/escape-pattern.ts'

/** A page whose route changes. */
export interface Move {
  from: string
  to: string
  /** Its file before and after, relative to the documents' folder. Both are the same if the front matter sets the route. */
  file: string
  newFile: string
}

/** A document after a move. */
export interface EditedDocument {
  text: string
  /** Number of changes. */
  edits: number
  /** Positions of references that must change but can't be found in the source. */
  unfound: Place[]
}

/** Returns the new file of a page whose route changes. An index file remains one. */
export function newFileOf({ file, frontMatter }: Pick<PageMeta, 'file' | 'frontMatter'>, to: string): string {
  if (frontMatter.slug !== undefined) return file
  const [, index = '', end = ''] = /((?:^|\/)index)?(\.mdx?)$/.exec(file) ?? []
  const path = to.replace(/^\/|\/$/g, '')
  return path === '' ? `index${end}` : `${path}${index === '' ? '' : '/index'}${end}`
}

/** Files that move with a document, including its questions. */
export function movedFiles({ file, newFile }: Move): Array<[from: string, to: string]> {
  const files: Array<[string, string]> = [
    [file, newFile],
    [questionsFile(file), questionsFile(newFile)],
  ]
  return file === newFile ? [] : files
}

/** Updates a document's references to a page that moves. In that page itself, updates all relative references. */
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

/** A link's URL after the move; `undefined` if it stays the same. */
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
  // A link relative to a route would lead to another page from the new route.
  return isRelative && page.file === move.file ? prefix + route + tailOf(url) : undefined
}

/** Relative URL from one file to another. */
function relativeTo(from: string, file: string): string {
  const path = posix.relative(posix.dirname(from), file)
  return encodeURI(path.startsWith('.') ? path : `./${path}`)
}

/** Query and anchor. */
function tailOf(url: string): string {
  return /[?#].*$/s.exec(url)?.[0] ?? ''
}

/** Name of a snippet or definition: its route without the folder. */
function nameOf(file: string): string {
  return routeOfFile(file).split('/').slice(2).join('/')
}

/** Finds the offset of a URL after the start of its link or element: it follows a parenthesis, a colon, or an equals sign. */
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

/** Replaces the route in a line of the front matter. */
function inFrontMatter(source: string, line: number | undefined, { from, to }: Move): string {
  return source
    .split('\n')
    .map((text, index) => (index + 1 === line ? text.replace(from, to) : text))
    .join('\n')
}
