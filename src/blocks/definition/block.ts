import { z } from 'zod'
import { definitionFile } from '../../addresses/document-files.ts'
import { text, words } from '../../compile/prop.ts'
import { defineBlock } from '../../site/block.ts'
import { escapeMarkdown } from '../../site/link-list.ts'
import { annotation } from '../annotation/block.ts'

export const definition = defineBlock({
  name: 'Definition',
  summary: 'An annotation whose definition is written once for the whole site.',
  kind: 'inline',
  props: z.strictObject({ of: text, term: words.optional() }),
  uses: [annotation],
  // By default, the term is the definition's title, which its file name is derived from.
  refer: ({ of, term }, { text: say }) => (term === undefined && of !== undefined ? say(of.replaceAll('-', ' ')) : undefined),
  includes: ({ of }) => definitionFile(of),
  toMarkdown: (node, writer) => [writer.insert(node)],
  fillMarkdown({ of, term }, { included, isFirst }) {
    const shown = escapeMarkdown(term ?? included?.title ?? of)
    return included && isFirst(of) ? `${shown} (${included.text.replaceAll(/\s+/g, ' ').trim()})` : shown
  },
})
