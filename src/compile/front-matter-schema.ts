import { z } from 'zod'
import { LIMITS } from '../values/limits.ts'
import { rememberedFor } from '../values/remembered.ts'

/**
 * Starts with a slash. The page's file is named after it, so it can't contain `..`, a query, an anchor, or hidden or encoded parts.
 */
const ROUTE = /^\/$|^(?:\/(?!\.)[^/\s?#\\%\p{Cc}\p{Cs}]+)+\/?$/u
const bytes = new TextEncoder()
const fits = (route: string) =>
  bytes.encode(route).length <= LIMITS.routeBytes && route.split('/').every((part) => bytes.encode(part).length <= LIMITS.routePartBytes)
const route = z
  .string()
  .regex(ROUTE, 'must be a route such as "/cloud/intro"')
  .refine(fits, `must have at most ${LIMITS.routeBytes} bytes, and at most ${LIMITS.routePartBytes} between slashes`)
const headingLevel = z.number().int().min(2).max(6)
const pageReference = z.string().startsWith('/', 'must be a route that starts with "/"').nullable()

/** Schema of a document's front matter. The reference page for authors is generated from it. */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(1).optional().describe('Heading of the page and title of its browser tab.'),
  description: z.string().max(160).optional().describe('Summary for search results; at most 160 characters.'),
  sidebar_label: z.string().min(1).optional().describe('Shorter name for the sidebar.'),
  displayed_sidebar: z.string().min(1).optional().describe('Sidebar to show instead of the one that lists the page.'),
  tags: z.array(z.string().min(1)).optional().describe('Labels of tags.'),
  slug: route.optional().describe('Route, if it differs from the file’s path.'),
  toc_min_heading_level: headingLevel.optional().describe('First heading level in the table of contents (2).'),
  toc_max_heading_level: headingLevel.optional().describe('Last heading level in the table of contents (3).'),
  pagination_prev: pageReference.optional().describe('Route of the previous page; null for none.'),
  pagination_next: pageReference.optional().describe('Route of the next page; null for none.'),
  canonical_url: z.url().optional().describe('URL of the original, if this page is a copy.'),
  unlisted: z.boolean().optional().describe('Builds the page, but leaves it out of search, the sitemap, and tags.'),
  draft: z
    .boolean()
    .optional()
    .describe('Leaves the page out of the built site; the development server and `npm run build -- --drafts` include it.'),
  badge: z.enum(['new', 'updated']).optional().describe('Badge next to the page’s name.'),
})

/** Includes the keys that a site's blocks add, which only these blocks read. */
export type FrontMatter = z.infer<typeof frontMatterSchema> & Record<string, unknown>

/**
 * Returns the schema of a site's front matter.
 * @param keys keys that its blocks add (`BlockRegistry.frontMatter`)
 */
export const schemaWith = rememberedFor(
  // Still strict; the type doesn't include the additional keys.
  (keys: z.ZodRawShape) => frontMatterSchema.extend(keys) as unknown as typeof frontMatterSchema,
)
