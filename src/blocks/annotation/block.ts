import { z } from 'zod'
import { text as markdownText } from '../../compile/markdown/nodes.ts'
import { words } from '../../compile/prop.ts'
import { defineBlock } from '../../site/block.ts'

export const annotation = defineBlock({
  name: 'Annotation',
  summary: 'A term with a button that opens its definition.',
  kind: 'inline',
  props: z.strictObject({ term: words }),
  // Repeated terms don't repeat the definition.
  toMarkdown: ({ props: { term }, children }, writer) =>
    writer.isFirst(term) ? [markdownText(`${term} (`), ...writer.sentence(children), markdownText(')')] : [markdownText(term)],
})
