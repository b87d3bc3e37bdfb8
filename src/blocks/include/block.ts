import { z } from 'zod'
import { snippetFile } from '../../addresses/document-files.ts'
import { text } from '../../compile/prop.ts'
import { defineBlock } from '../../site/block.ts'

export const include = defineBlock({
  name: 'Include',
  summary: 'The body of a snippet page.',
  kind: 'block',
  props: z.strictObject({ snippet: text }),
  includes: ({ snippet }) => snippetFile(snippet),
  toMarkdown: (node, writer) => [writer.insert(node)],
  fillMarkdown: (_, { included }) => included?.text.trimEnd() ?? '',
})
