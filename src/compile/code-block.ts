import type { Element, ElementContent } from 'hast'
import type { Messages } from '../messages/messages.ts'
import type { FenceMeta } from './fence.ts'
import { highlight, splitLines } from './highlight.ts'
import { highlightHttp, parseHttpSample } from './http-sample.ts'
import { languageName } from './language-names.ts'

interface CodeBlockOptions {
  meta: FenceMeta
  messages: Pick<Messages, 'code' | 'copyCode'>
  /** What is around it says what it is, and wraps it. */
  isBare?: boolean
}

/** Longer code is folded … */
const LONG = 30
/** … to about so many lines, which is what the styles show. */
const SHOWN = 20
/** A longer line goes on beyond the edge of a phone. */
const NARROW = 40

/** A fence as the elements that the reader sees: what it is called, its controls, the code, and how to unfold it. */
export function codeBlock(code: string, language: string, { meta, messages, isBare = false }: CodeBlockOptions): Element {
  const words = messages.code
  const http = language === 'http' ? parseHttpSample(code) : undefined
  const hasLines = meta.highlighted.size > 0 || meta.showLineNumbers
  const tokens = http && !hasLines ? highlightHttp(http) : highlight(code, language)
  const isMessage = http !== undefined && !hasLines
  const lines = code.split('\n')
  return element(
    meta.title === undefined ? 'div' : 'figure',
    { className: isMessage ? ['code', 'http'] : ['code'], ...(language ? { dataLang: language } : {}) },
    [
      ...name(meta.title ?? (isMessage || isBare ? undefined : languageName(language, words)), meta.title !== undefined),
      ...(isMessage || isBare ? [] : wrapButton(lines, words)),
      button('copy', messages.copyCode.copy),
      element('pre', {}, [
        element('code', meta.showLineNumbers ? { className: ['numbered'] } : {}, hasLines ? markedLines(tokens, meta) : tokens),
      ]),
      ...fold(lines.length, meta, words),
    ],
  )
}

function name(value: string | undefined, isTitle: boolean): Element[] {
  if (value === undefined) return []
  return [isTitle ? element('figcaption', {}, [text(value)]) : element('div', { className: ['lang'] }, [text(value)])]
}

/** Where a line may go on beyond the edge. What is sent as a message wraps by itself. */
function wrapButton(lines: string[], words: Messages['code']): Element[] {
  return lines.some(({ length }) => length > NARROW) ? [button('wrap', words.wrap)] : []
}

/** A line that the writer points at has to be seen. */
function fold(count: number, { highlighted }: FenceMeta, words: Messages['code']): Element[] {
  if (count <= LONG || [...highlighted].some((line) => line > SHOWN && line <= count)) return []
  const label = (value: string) => element('span', {}, [text(value)])
  return [element('details', { className: ['more'] }, [element('summary', {}, [label(words.showAll(count)), label(words.showLess)])])]
}

/** Each is a block that ends with its line end. */
function markedLines(tokens: ElementContent[], meta: FenceMeta): ElementContent[] {
  return splitLines(tokens).map((children, index) =>
    element(meta.highlighted.has(index + 1) ? 'mark' : 'span', { className: ['line'] }, [...children, text('\n')]),
  )
}

function button(className: string, label: string): Element {
  return element('button', { type: 'button', className: [className] }, [text(label)])
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}

function text(value: string): ElementContent {
  return { type: 'text', value }
}
