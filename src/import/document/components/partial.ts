import { include } from '../../../blocks/include/block.ts'
import type { Component } from './component.ts'

/** Replaces a partial with an include of its snippet. */
export const partial: Component = (node, page) => {
  const name = node.name!
  const path = page.partials.get(name)!
  if (node.attributes.length > 0)
    page.note(
      'component',
      node,
      `Snippets have no parameters, so these attributes of \`<${name}>\` were removed: ${node.attributes.map((each) => each.name ?? '…').join(', ')}.`,
    )
  const written = `<${include.name} snippet="${page.tools.brought.snippet(path)}" />`
  return page.isAlone(node) ? written : `\n\n${written}\n\n`
}
