import type { Element, ElementContent } from 'hast'
import type { Messages } from '../messages/messages.ts'
import type { FenceMeta } from './fence.ts'
import { highlight, splitLines } from './highlight.ts'

interface CodeBlockOptions {
  meta: FenceMeta
  /** Of the button that copies it. */
  words: Messages['copyCode']
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
