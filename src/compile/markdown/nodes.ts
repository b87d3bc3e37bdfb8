import type { BlockContent, DefinitionContent, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast'

/** Block content. */
export type Flow = BlockContent | DefinitionContent

/** Creates a text node. */
export function text(value: string): PhrasingContent {
  return { type: 'text', value }
}

/** Creates an inline HTML node. */
export function html(value: string): PhrasingContent {
  return { type: 'html', value }
}

/** Creates bold text. */
export function strong(...children: PhrasingContent[]): PhrasingContent {
  return { type: 'strong', children }
}

/** Creates emphasized text. */
export function emphasis(...children: PhrasingContent[]): PhrasingContent {
  return { type: 'emphasis', children }
}

/** Creates a paragraph. */
export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children }
}

/** Creates a paragraph with a bold title. */
export function label(title: string): Paragraph {
  return paragraph(strong(text(title)))
}

/** Creates a list item with one paragraph. */
export function listItem(...children: PhrasingContent[]): ListItem {
  return { type: 'listItem', spread: false, children: [paragraph(...children)] }
}

/** Creates a bulleted list. */
export function list(children: ListItem[]): Flow {
  return { type: 'list', ordered: false, spread: false, children }
}

/** Creates a block quote, with a bold title if there is one. */
export function quote(title: string | RootContent[] | undefined, children: Flow[]): Flow {
  const heading = typeof title === 'string' ? label(title) : title && paragraph(strong(...(title as PhrasingContent[])))
  return { type: 'blockquote', children: [...(heading ? [heading] : []), ...children] }
}
