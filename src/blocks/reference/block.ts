import { z } from 'zod'
import { defineBlock } from '../../site/block.ts'
import { markdownTable } from '../../site/markdown-table.ts'
import { referenceTables, subjects, type ReferenceTable, type Subject } from './tables.ts'

export const reference = defineBlock({
  name: 'Reference',
  summary: 'A table made from one of the site’s own schemas.',
  kind: 'block',
  props: z.strictObject({ of: z.enum(subjects) }),
  siteData: ({ blocks }) => referenceTables(blocks),
  toMarkdown: (node, writer) => [writer.insert(node)],
  fillMarkdown({ of }, { site }) {
    const { columns, rows } = (site as Record<Subject, ReferenceTable>)[of]
    return markdownTable(
      columns,
      rows.map(([name = '', ...cells]) => [`\`${name}\``, ...cells.map((cell) => cell.replaceAll('<', '\\<'))]),
    )
  },
})
