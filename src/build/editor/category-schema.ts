import { z } from 'zod'

/**
 * `_category_.json`, with which a folder of documents for Docusaurus says what it is called in the sidebar. Sidebars of this site are in
 * `sidebars.ts`; `npm run import` makes them from such files, and those who still write them have the schema meanwhile.
 */
export const categorySchema = z.strictObject({
  label: z.string().optional().describe('What the sidebar calls the folder; without it, its page’s title or its name.'),
  position: z.number().optional().describe('Place among its neighbors: smaller is higher.'),
  collapsed: z.boolean().optional().describe('Whether it begins closed.'),
  collapsible: z.boolean().optional().describe('`false` keeps it open.'),
  className: z.string().optional().describe('Isn’t imported.'),
  description: z.string().optional().describe('Isn’t imported.'),
  customProps: z.record(z.string(), z.unknown()).optional().describe('Isn’t imported.'),
  key: z.string().optional().describe('Isn’t imported.'),
  link: z
    .union([
      z.strictObject({ type: z.literal('doc'), id: z.string().describe('Id of the page that its name leads to.') }),
      z.strictObject({
        type: z.literal('generated-index').describe('Its name leads to a list of its pages.'),
        title: z.string().optional(),
        description: z.string().optional(),
        slug: z.string().optional(),
        keywords: z.array(z.string()).optional(),
        image: z.string().optional(),
      }),
      z.null(),
    ])
    .optional()
    .describe('Where its name leads; `null` for nowhere.'),
  $schema: z.string().optional(),
})
