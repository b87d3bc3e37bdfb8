import { inlineRemark, remark } from '../remark.ts'
import { rangeOf, type PageConversion, type Tag } from '../page.ts'
import { unwrapped, type Component } from './component.ts'

/** Marks a component that doesn't exist here with a remark, and keeps its content. */
export const lost: Component = (node, page) => {
  page.note('component', node, `\`<${node.name ?? ''}>\``)
  const { start } = rangeOf(node)
  const { openEnd, isSelfClosing } = page.tag(node)
  const opening = page.text.slice(start, openEnd)
  const hasContent = !isSelfClosing && page.text.slice(openEnd, page.tag(node).closeStart).trim() !== ''
  if (!page.isAlone(node)) return hasContent ? `<mark>${page.inner(node)}</mark>` : inlineRemark(opening)
  const sentence = hasContent
    ? 'This site doesn’t have this component, whose content follows. Replace it with Markdown or a block.'
    : 'This site doesn’t have this component. Replace it with Markdown or a block.'
  const shown = page.indented(node, remark(sentence, opening))
  return hasContent ? `${shown}\n\n${page.prefixOf(node)}${unwrapped(node, page)}` : shown
}

/** The same for an element whose source is shown as a whole. */
export function lostWhole(sentence: string, node: Tag, page: PageConversion): string {
  const source = page.source(node)
  return page.isAlone(node) ? page.indented(node, remark(sentence, source, 'html')) : inlineRemark(source)
}
