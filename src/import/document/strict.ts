import { mdxToMdast } from 'satteri'
import type { Root } from 'mdast'
import { deepBracket } from '../../compile/nesting.ts'

const features = { gfm: true, frontmatter: true, directive: true, headingAttributes: true }
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const VOID_TAG = /<([a-z]+)(?:[^>"'`]|"[^"]*"|'[^']*')*>/g
/** Maximum distance to a closing tag; one that is farther away is probably a mistake. */
const MAX_ELEMENT = 20_000
const PLACE = /^(\d+):(\d+): (.*)$/s
/** Maximum number of repairs, each of which fixes one mistake; a file with more isn't a document. */
const MAX_MENDS = 2_000

/** Text that is valid MDX, and how it was changed. */
export interface Strict {
  text: string
  tree: Root
  /** Offsets in `text` at which line breaks were inserted. */
  inserted: number[]
  /** Offsets in `text` of characters that had to be escaped. */
  escaped: number[]
}

interface Mend {
  start: number
  end: number
  text: string
  isEscape?: true
}

/**
 * Repairs text that isn't quite MDX: HTML comments, unclosed elements, URLs in angle brackets, and literal braces and `<`.
 * @returns `undefined` if it can't be repaired
 */
export function makeStrict(source: string): Strict | undefined {
  if (deepBracket(source)) return undefined
  let text = source
  let inserted: number[] = []
  let escaped: number[] = []
  for (let mends = 0; mends < MAX_MENDS; mends++) {
    let problem: string
    try {
      return { text, tree: mdxToMdast(text, { features }) as Root, inserted, escaped }
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error)
    }
    const mend = mendOf(text, problem)
    if (!mend) return undefined
    const { start, end, text: replacement, isEscape } = mend
    const grown = replacement.length - (end - start)
    const move = (place: number) => (place >= start ? place + grown : place)
    const newLines = replacement.split('\n').length - text.slice(start, end).split('\n').length
    inserted = [...inserted.map(move), ...Array.from({ length: newLines }, () => start)]
    escaped = [...escaped.map(move), ...(isEscape ? [start] : [])]
    text = text.slice(0, start) + replacement + text.slice(end)
  }
  return undefined
}

/** Finds a repair for the first problem of a text. */
function mendOf(text: string, problem: string): Mend | undefined {
  const [, line, column, message = ''] = PLACE.exec(problem) ?? []
  if (line === undefined) return undefined
  const at = offsetOf(text, Number(line), Number(column))
  if (/expression|brace/i.test(message)) return escapeBefore(text, at, '{')
  const unclosed = /closing tag for `<([^>`]*)>` \((\d+):(\d+)\)/.exec(message)
  if (unclosed) return closeTag(text, unclosed[1]!, offsetOf(text, Number(unclosed[2]), Number(unclosed[3])))
  if (message.startsWith('Unexpected closing tag')) return { start: at, end: at + 1, text: '\\<', isEscape: true }
  const tag = text[at] === '<' ? at : text.lastIndexOf('<', at)
  return tag < 0 ? undefined : mendTag(text, tag)
}

/** Repairs a `<` that doesn't start any MDX syntax. */
function mendTag(text: string, start: number): Mend | undefined {
  const rest = text.slice(start)
  const comment = /^<!--([\s\S]*?)-->/.exec(rest)
  if (comment) return { start, end: start + comment[0].length, text: `{/*${comment[1]!.replaceAll('*/', '* /')}*/}` }
  const address = /^<((?:https?|mailto):[^\s>]+)>/i.exec(rest) ?? /^<([^\s<>@]+@[^\s<>@]+\.\w+)>/.exec(rest)
  if (address) {
    const target = address[1]!
    return { start, end: start + address[0].length, text: `[${target}](${/^\w+:/.test(target) ? target : `mailto:${target}`})` }
  }
  return text[start - 1] === '\\' ? undefined : { start, end: start + 1, text: '\\<', isEscape: true }
}

/** Repairs an unclosed tag: a void element, an element that ends in another paragraph, or plain text. */
function closeTag(text: string, name: string, start: number): Mend | undefined {
  const opening = /^<[^\s/>]+(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(text.slice(start))
  if (!opening) return escapeBefore(text, start, '<')
  const end = start + opening[0].length
  if (VOID.test(name)) return { start: end - 1, end, text: opening[0].endsWith(' >') ? '/>' : ' />' }
  const closing = text.indexOf(`</${name}>`, end)
  if (closing >= 0 && closing < start + MAX_ELEMENT) {
    const inside = openVoid(text, end, closing)
    if (inside) return inside
    // A block whose tags share lines with text.
    if (!/^[ \t]*\n/.test(text.slice(end))) return { start: end, end, text: '\n\n' }
    const before = text.slice(0, closing)
    if (!/\n[ \t]*$/.test(before)) return { start: closing, end: closing, text: '\n\n' }
    const lineStart = before.lastIndexOf('\n') + 1
    if (!/\n[ \t]*\n[ \t]*$/.test(before)) return { start: lineStart, end: lineStart, text: '\n' }
    const own = text.slice(0, start)
    if (!/(?:^|\n)[ \t>]*$/.test(own)) return { start, end: start, text: '\n\n' }
  }
  return escapeBefore(text, start, '<')
}

/** Finds a void element without a slash inside another element, but not in a fence. */
function openVoid(text: string, from: number, to: number): Mend | undefined {
  for (const { index, 0: found, 1: name = '' } of text.slice(from, to).matchAll(VOID_TAG)) {
    const start = from + index
    if (found.endsWith('/>') || !VOID.test(name) || (text.slice(from, start).match(/^[ \t>]*(?:```|~~~)/gm)?.length ?? 0) % 2 === 1)
      continue
    return { start: start + found.length - 1, end: start + found.length, text: found.endsWith(' >') ? '/>' : ' />' }
  }
  return undefined
}

function escapeBefore(text: string, at: number, character: string): Mend | undefined {
  let place = text.lastIndexOf(character, at)
  while (place > 0 && text[place - 1] === '\\') place = text.lastIndexOf(character, place - 1)
  return place < 0 ? undefined : { start: place, end: place + 1, text: `\\${character}`, isEscape: true }
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0
  for (let each = 1; each < line; each++) start = text.indexOf('\n', start) + 1
  return start + column - 1
}
