import type { Element, ElementContent } from 'hast'
import type { Code } from 'mdast'
import type { Messages } from '../messages/messages.ts'
import { highlight, splitLines } from './highlight.ts'

/** What stands after the language of a fence. */
export interface FenceMeta {
  title?: string
  /** 1-based numbers of marked lines. */
  highlighted: Set<number>
  showLineNumbers: boolean
  /** Those that belong to blocks (`BlockDefinition.fence`). */
  words: string[]
  /** How the verification harness runs the sample. */
  verify?: string
  /** Words that mean nothing here. */
  unknown: string[]
}

const META_PART = /(\w+)=(?:"([^"]*)"|'([^']*)')|\{([\d,\s-]+)\}|(\S+)/g
const LINE_NUMBERS = 'showLineNumbers'

/** Words that every fence knows, for suggestions. */
export const fenceWords = ['title', 'verify', LINE_NUMBERS]

/**
 * Reads `title="a.js" {1,3-5} showLineNumbers`. Never throws: what it can't read is in `unknown`.
 * @param known words that belong to blocks
 */
export function parseFenceMeta(meta: string, known: readonly string[] = []): FenceMeta {
  const result: FenceMeta = { highlighted: new Set(), showLineNumbers: false, words: [], unknown: [] }
  for (const [whole, key, double, single, ranges, word] of meta.matchAll(META_PART)) {
    const value = double ?? single
    if (ranges !== undefined) addRanges(result.highlighted, ranges)
    else if (key === 'title' && value !== undefined) result.title = value
    else if (key === 'verify' && value !== undefined) result.verify = value
    else if (word === LINE_NUMBERS) result.showLineNumbers = true
    else if (word !== undefined && known.includes(word)) result.words.push(word)
    else result.unknown.push(key ?? whole)
  }
  return result
}

const MAX_LINE = 10_000

function addRanges(lines: Set<number>, ranges: string): void {
  for (const range of ranges.split(',')) {
    const [from, to = from] = range.split('-').map(Number)
    if (!from || !to) continue
    for (let line = from; line <= Math.min(to, MAX_LINE); line++) lines.add(line)
  }
}

/** A fence without what only our own pages understand of its meta. */
export function plainFence({ lang = null, value }: Code, title?: string): Code {
  const quote = title?.includes('"') ? "'" : '"'
  return { type: 'code', lang, value, ...(title === undefined ? {} : { meta: `title=${quote}${title}${quote}` }) }
}

interface CodeBlockOptions {
  meta: FenceMeta
  /** Of the button that copies it. */
  words: Messages['blocks']['copy']
}

/** A fence as the elements that the reader sees. */
export function codeBlock(code: string, language: string, { meta, words }: CodeBlockOptions): Element {
  const marked = meta.highlighted.size > 0 || meta.showLineNumbers
  const tokens = highlight(code, language)
  const pre = element('pre', { tabIndex: 0 }, [
    element('code', meta.showLineNumbers ? { className: ['numbered'] } : {}, marked ? lines(tokens, meta) : tokens),
  ])
  const copy = element('button', { type: 'button', className: ['copy'], ariaLabel: words.label }, [{ type: 'text', value: words.copy }])
  const properties = { className: ['code'], ...(language ? { dataLang: language } : {}) }
  if (meta.title === undefined) return element('div', properties, [pre, copy])
  const caption = element('figcaption', {}, [{ type: 'text', value: meta.title }])
  return element('figure', properties, [caption, pre, copy])
}

function lines(tokens: ElementContent[], meta: FenceMeta): ElementContent[] {
  return splitLines(tokens).flatMap((children, index) => [
    element('span', { className: meta.highlighted.has(index + 1) ? ['line', 'marked'] : ['line'] }, children),
    { type: 'text', value: '\n' } as const,
  ])
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}
