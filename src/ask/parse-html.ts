import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import type { HtmlNode } from './html-node.ts'

/** Parses an HTML fragment in Node with the algorithm of browsers, so it corrects errors and never throws. */
export function parseHtml(html: string): HtmlNode[] {
  return parseFragment(html).childNodes.map(fromTree)
}

function fromTree(node: DefaultTreeAdapterTypes.ChildNode): HtmlNode {
  const attributes = 'attrs' in node ? node.attrs : []
  return {
    name: node.nodeName.toLowerCase(),
    value: 'value' in node ? node.value : undefined,
    children: 'childNodes' in node ? node.childNodes.map(fromTree) : [],
    attribute: (name) => attributes.find((attribute) => attribute.name === name)?.value,
  }
}
