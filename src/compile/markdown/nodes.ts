import type { BlockContent, DefinitionContent, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast'

/** What stands between blank lines. */
export type Flow = BlockContent | DefinitionContent

/** Words of a sentence. */
export function text(value: string): PhrasingContent {
  return { type: 'text', value }
}

/** HTML as it is. */
export function html(value: string): PhrasingContent {
  return { type: 'html', value }
}

/** Words that stand out. */
export function strong(...children: PhrasingContent[]): PhrasingContent {
  return { type: 'strong', children }
}

/** Words that are said in another tone. */
export function emphasis(...children: PhrasingContent[]): PhrasingContent {
  return { type: 'emphasis', children }
}

/** A sentence on its own. */
export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children }
}

/** A title on a line of its own. */
export function label(title: string): Paragraph {
  return paragraph(strong(text(title)))
}

/** An entry of a list: one sentence. */
export function listItem(...children: PhrasingContent[]): ListItem {
  return { type: 'listItem', spread: false, children: [paragraph(...children)] }
}

/** A list with marks. */
export function list(children: ListItem[]): Flow {
  return { type: 'list', ordered: false, spread: false, children }
}

/** A quote below a title. */
export function quote(title: string | RootContent[] | undefined, children: Flow[]): Flow {
  const heading = typeof title === 'string' ? label(title) : title && paragraph(strong(...(title as PhrasingContent[])))
  return { type: 'blockquote', children: [...(heading ? [heading] : []), ...children] }
}
