import { z } from 'zod'
import { defineBlock } from '../../site/block.ts'
import { markdownTable } from '../../site/markdown-table.ts'
import { referenceTables, subjects } from './tables.ts'

export const reference = defineBlock({
  name: 'Reference',
  summary: 'A table generated from one of the site’s schemas.',
  kind: 'block',
  props: z.strictObject({ of: z.enum(subjects) }),
  writes({ of }, { blocks }) {
    const { columns, rows } = referenceTables(blocks)[of]
    return markdownTable(
      columns,
      rows.map(([name = '', ...cells]) => [`\`${name}\``, ...cells.map((cell) => cell.replaceAll(/[<{]/g, String.raw`\$&`))]),
    )
  },
})
