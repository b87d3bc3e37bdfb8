import { z } from 'zod'

/**
 * `_category_.json`, which configures a folder's sidebar category in Docusaurus. Sidebars of this site are in `sidebars.ts`, and
 * `npm run import` converts these files; until then, editors can validate them with this schema.
 */
export const categorySchema = z.strictObject({
  label: z.string().optional().describe('Label of the folder in the sidebar; the default is its page’s title or its name.'),
  position: z.number().optional().describe('Position among its siblings: smaller is higher.'),
  collapsed: z.boolean().optional().describe('Whether it is collapsed at first.'),
  collapsible: z.boolean().optional().describe('`false` keeps it expanded.'),
  className: z.string().optional().describe('Isn’t imported.'),
  description: z.string().optional().describe('Isn’t imported.'),
  customProps: z.record(z.string(), z.unknown()).optional().describe('Isn’t imported.'),
  key: z.string().optional().describe('Isn’t imported.'),
  link: z
    .union([
      z.strictObject({ type: z.literal('doc'), id: z.string().describe('ID of the page that its label links to.') }),
      z.strictObject({
        type: z.literal('generated-index').describe('Its label links to a list of its pages.'),
        title: z.string().optional(),
        description: z.string().optional(),
        slug: z.string().optional(),
        keywords: z.array(z.string()).optional(),
        image: z.string().optional(),
      }),
      z.null(),
    ])
    .optional()
    .describe('Target of its label; `null` for none.'),
  $schema: z.string().optional(),
})
