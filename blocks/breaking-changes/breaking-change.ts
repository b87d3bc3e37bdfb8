import { z } from 'zod'
import type { FrontMatter } from '../../src/compile/front-matter-schema.ts'

/** Sections of the list of breaking changes. */
export const groups = [
  'Database',
  'Dependencies',
  'Configuration',
  'Strapi objects, methods, packages, and back-end customization',
  'Plugins, providers, and admin panel customization',
  'Content API',
] as const

const schema = z.strictObject({
  group: z.enum(groups).describe('Section of the list of breaking changes.'),
  affects_plugins: z.boolean().describe('Whether plugin authors have to change something.'),
  codemod: z.enum(['none', 'partial', 'full']).describe('How much of the change the upgrade tool handles.'),
})

export type BreakingChange = z.infer<typeof schema>

/** Front matter that this block adds. */
export const frontMatter = {
  breaking_change: schema
    .optional()
    .describe('Adds the page as a row to <BreakingChanges>, and sets the content of <BreakingChangeSummary>.'),
}

/** Returns the breaking change in a page's front matter, if any. */
export function breakingChangeOf({ breaking_change }: FrontMatter): BreakingChange | undefined {
  // Validated with the rest of the front matter.
  return breaking_change as BreakingChange | undefined
}
