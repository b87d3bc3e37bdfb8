import type { Element, ElementContent } from 'hast'
import type { Messages } from '../messages/messages.ts'
import type { FenceMeta } from './fence.ts'
import { highlight, splitLines, wrapRange } from './highlight.ts'
import { highlightHttp, parseHttpSample } from './http-sample.ts'
import { type DiffLine, readDiff } from './line-diff.ts'
import { languageName } from './language-names.ts'
import { nameOfText } from '../values/name-of-text.ts'
import { readTypeQueries, type TypeQuery } from './type-queries.ts'

interface CodeBlockOptions {
  meta: FenceMeta
  messages: Pick<Messages, 'code' | 'copyCode'>
  /** The surrounding markup names the code and wraps its lines. */
  isBare?: boolean
  /** Number of list items, quotes, callouts, and collapsibles around the code, each of which makes it narrower. */
  depth?: number
}

/** Code with more lines is collapsed. */
const LONG = 30
/** Number of lines that collapsed code shows, which the styles determine. */
const SHOWN = 20
/** Lines with more characters overflow on the narrowest phone. */
const NARROW = 29
/** Characters by which whatever contains the code can make it narrower: a numbered step, which has the widest margin. */
const INSET = 5

/** Converts a fence to the elements that readers see: title or language, buttons, code, and the control that expands it. */
export function codeBlock(written: string, language: string, { meta, messages, isBare = false, depth = 0 }: CodeBlockOptions): Element {
  const words = messages.code
  const read = meta.isDiff ? readDiff(written) : undefined
  const diff = read === undefined || 'wrong' in read ? undefined : read
  const { code, queries } =
    diff === undefined ? readTypeQueries(written, language) : { code: diff.map(({ text: line }) => line).join('\n'), queries: [] }
  const http = language === 'http' ? parseHttpSample(code) : undefined
  const hasLines = meta.highlighted.size > 0 || meta.showLineNumbers || diff !== undefined || queries.length > 0
  const tokens = http && !hasLines ? highlightHttp(http) : highlight(code, language)
  const isMessage = http !== undefined && !hasLines
  const lines = code.split('\n')
  const types = queries.map((query, index) => ({ ...query, id: `type-${nameOfText(written)}-${index}` }))
  return element(
    meta.title === undefined ? 'div' : 'figure',
    { className: isMessage ? ['code', 'http'] : ['code'], ...(language ? { dataLang: language } : {}) },
    [
      ...name(meta.title ?? (isMessage || isBare ? undefined : languageName(language, words)), meta.title !== undefined),
      ...(isMessage || isBare ? [] : wrapButton(lines, NARROW - INSET * depth, words)),
      button('copy', messages.copyCode.copy),
      element('pre', {}, [
        element(
          'code',
          meta.showLineNumbers ? { className: ['numbered'] } : {},
          hasLines ? markedLines(tokens, { meta, diff, types }) : tokens,
        ),
      ]),
      ...types.map(({ id, type }) => element('span', { id, className: ['type'], popover: 'auto' }, [text(type)])),
      ...fold(lines.length, meta, words),
    ],
  )
}

function name(value: string | undefined, isTitle: boolean): Element[] {
  if (value === undefined) return []
  return [isTitle ? element('figcaption', {}, [text(value)]) : element('div', { className: ['lang'] }, [text(value)])]
}

/** Button that wraps long lines. HTTP messages don't have it, since their lines always wrap. */
function wrapButton(lines: string[], longest: number, words: Messages['code']): Element[] {
  return lines.some(({ length }) => length > longest) ? [button('wrap', words.wrap)] : []
}

/** Collapses long code, unless that would hide a highlighted line. */
function fold(count: number, { highlighted }: FenceMeta, words: Messages['code']): Element[] {
  if (count <= LONG || [...highlighted].some((line) => line > SHOWN && line <= count)) return []
  const label = (value: string) => element('span', {}, [text(value)])
  return [element('details', { className: ['more'] }, [element('summary', {}, [label(words.showAll(count)), label(words.showLess)])])]
}

interface ShownType extends TypeQuery {
  id: string
}

interface Lines {
  meta: FenceMeta
  diff: DiffLine[] | undefined
  types: ShownType[]
}

/** Each line is a block element that ends with its line break. Lines of a diff have the colors of the language `diff`. */
function markedLines(tokens: ElementContent[], { meta, diff, types }: Lines): ElementContent[] {
  return splitLines(tokens).map((children, index) => {
    const kind = diff?.[index]?.kind
    const typed = types.filter(({ line }) => line === index).reduce((nodes, type) => wrapName(nodes, type), children)
    const content = [...typed, text('\n')]
    if (kind === 'added') return element('ins', { className: ['line', 'i'] }, content)
    if (kind === 'removed') return element('del', { className: ['line', 'd'] }, content)
    return element(meta.highlighted.has(index + 1) ? 'mark' : 'span', { className: ['line'] }, content)
  })
}

/** Makes a name a button that shows its type. In browsers that support it, hovering over the name does, too. */
function wrapName(nodes: ElementContent[], { start, end, id }: ShownType): ElementContent[] {
  return wrapRange(nodes, { start, end }, (name) =>
    element(
      'button',
      { type: 'button', className: ['typed'], popoverTarget: id, popoverTargetAction: 'show', interestfor: id, ariaDescribedBy: [id] },
      [text(name)],
    ),
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
