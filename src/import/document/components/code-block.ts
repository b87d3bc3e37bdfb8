import { fenceOf } from '../fences/fence.ts'
import { parseInfo } from '../fences/info.ts'
import { dedent } from '../page.ts'
import { printFence } from '../steps/fences.ts'
import { textOf, type Component } from './component.ts'
import { lost } from './lost.ts'

/** Converts a component that contains code to a fence. */
export const codeBlock: Component = (node, page) => {
  const attributes = page.attributes(node)
  const parts = node.children.map((child) => {
    if ((child.type as string).endsWith('Expression')) return page.value((child as unknown as { value: string }).value)
    return child.type === 'text' || child.type === 'paragraph' ? page.source(child) : undefined
  })
  const written = textOf(attributes, 'code')
  if (written === undefined && (parts.length === 0 || parts.some((part) => typeof part !== 'string'))) return lost(node, page)
  const value = written ?? parts.join('')
  const language = textOf(attributes, 'language', 'lang') ?? /language-([\w-]+)/.exec(textOf(attributes, 'className') ?? '')?.[1] ?? 'text'
  const info = parseInfo(`${language} ${textOf(attributes, 'metastring') ?? ''}`)
  const title = textOf(attributes, 'title') ?? info.title
  const words = attributes.has('showLineNumbers') ? [...info.words, 'showLineNumbers'] : info.words
  const code = { type: 'code' as const, lang: language, value: dedent(value), position: node.position }
  return page.indented(node, printFence(fenceOf(code as Parameters<typeof fenceOf>[0], { ...info, title, words, tab: undefined }, page)))
}
