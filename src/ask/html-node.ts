/** Common interface to parsed HTML, from a browser's DOM or from a parser. */
export interface HtmlNode {
  /** Tag name in lowercase; `#text` for text nodes. */
  name: string
  /** Content of a text node. */
  value: string | undefined
  children: HtmlNode[]
  attribute(name: string): string | undefined
}

/** Like `textContent`. */
export function textOf(node: HtmlNode): string {
  return node.value ?? node.children.map(textOf).join('')
}
