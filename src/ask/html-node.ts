/** A node of a page's HTML: as much as reading it takes, the same from a browser's DOM and from a parser. */
export interface HtmlNode {
  /** In lower case; `#text` for text. */
  name: string
  /** Of a text. */
  value: string | undefined
  children: HtmlNode[]
  attribute(name: string): string | undefined
}

/** All text below a node. */
export function textOf(node: HtmlNode): string {
  return node.value ?? node.children.map(textOf).join('')
}
