import { calloutKind, colonsAround, noteKind } from '../steps/containers.ts'
import { textOf, type Component } from './component.ts'

/** Converts a callout written as a component: `<Admonition type="tip">`, `<Aside>`. */
export const admonition: Component = (node, page) => {
  const attributes = page.attributes(node)
  const type = textOf(attributes, 'type') ?? 'note'
  const kind = calloutKind(type)
  noteKind(type, node, page)
  const title = textOf(attributes, 'title') ?? (type === 'important' ? 'Important' : undefined)
  const content = page.content(node)
  const colons = colonsAround(content)
  return page.indented(node, [`${colons}${kind}${title === undefined ? '' : `[${title}]`}`, '', content, '', colons].join('\n'))
}
