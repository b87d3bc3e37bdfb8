/** A node of a page's HTML: as much as reading it takes, the same from a browser's DOM and from a parser. */
export interface HtmlNode {
  /** In lower case; `#text` for text. */
  name: string
  /** Of a text. */
  value?: string
  children: HtmlNode[]
  attribute(name: string): string | undefined
}

/** All text below a node. */
export function textOf(node: HtmlNode): string {
  return node.value ?? node.children.map(textOf).join('')
}

/** Reads HTML as browsers do, and in browsers only. Nothing in it is run or loaded. */
export function parseInBrowser(html: string): HtmlNode[] {
  return [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(fromDom)
}

function fromDom(node: Node): HtmlNode {
  return {
    name: node.nodeName.toLowerCase(),
    ...(node.nodeType === Node.TEXT_NODE ? { value: node.nodeValue ?? '' } : {}),
    children: [...node.childNodes].map(fromDom),
    attribute: (name) => (node instanceof Element ? (node.getAttribute(name) ?? undefined) : undefined),
  }
}
