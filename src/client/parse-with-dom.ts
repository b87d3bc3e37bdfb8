import type { HtmlNode } from '../ask/html-node.ts'
import { trustedArticle } from './trusted.ts'

/** Parses an article's HTML into an inert document, so no scripts run and nothing is loaded. */
export function parseWithDom(html: string): HtmlNode[] {
  const document = new DOMParser().parseFromString(trustedArticle(html) as string, 'text/html')
  return [...document.body.childNodes].map(fromDom)
}

function fromDom(node: Node): HtmlNode {
  return {
    name: node.nodeName.toLowerCase(),
    value: node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : undefined,
    children: [...node.childNodes].map(fromDom),
    attribute: (name) => (node instanceof Element ? (node.getAttribute(name) ?? undefined) : undefined),
  }
}
