import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import type { Problem } from './problem.ts'
import { didYouMean } from './suggest.ts'

/** Starts with a slash, and leads neither up nor to a query or hash: the page's file is named after it. */
const ROUTE = /^\/$|^(?:\/(?!\.{1,2}(?:\/|$))[^/\s?#\\]+)+\/?$/
const headingLevel = z.number().int().min(2).max(6)
const pageReference = z.string().startsWith('/', 'must be a route that starts with "/"').nullable()

/** Sections of the list of breaking changes. */
export const breakingChangeGroups = [
  'Database',
  'Dependencies',
  'Configuration',
  'Strapi objects, methods, packages, and back-end customization',
  'Plugins, providers, and admin panel customization',
  'Content API',
] as const

export const breakingChangeSchema = z.strictObject({
  group: z.enum(breakingChangeGroups).describe('Section of the list of breaking changes.'),
  affects_plugins: z.boolean().describe('Whether authors of plugins have something to do.'),
  codemod: z.enum(['none', 'partial', 'full']).describe('How much of the change the upgrade tool makes.'),
})

/** What stands between the `---` lines of a document. The reference page for authors is made from it. */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(1).optional().describe('The page’s heading and the title of its browser tab.'),
  description: z.string().max(160).optional().describe('What the page answers, for search results; at most 160 characters.'),
  sidebar_label: z.string().min(1).optional().describe('Shorter name for the sidebar.'),
  displayed_sidebar: z.string().min(1).optional().describe('Sidebar to show when it isn’t the one that lists the page.'),
  tags: z.array(z.string().min(1)).optional().describe('Labels of tags.'),
  slug: z.string().regex(ROUTE, 'must be a route such as "/cloud/intro"').optional().describe('Route, when it isn’t the file’s path.'),
  toc_min_heading_level: headingLevel.optional().describe('First heading level in the table of contents (2).'),
  toc_max_heading_level: headingLevel.optional().describe('Last heading level in the table of contents (3).'),
  pagination_prev: pageReference.optional().describe('Route of the previous page; null for none.'),
  pagination_next: pageReference.optional().describe('Route of the next page; null for none.'),
  canonical_url: z.url().optional().describe('Address of the original, when this page is a copy.'),
  unlisted: z.boolean().optional().describe('Built, but left out of search, sitemap and tags.'),
  draft: z.boolean().optional().describe('Shown by the development server only.'),
  badge: z.enum(['new', 'updated']).optional().describe('Mark beside the page’s name.'),
  breaking_change: breakingChangeSchema
    .optional()
    .describe('Makes the page a row of <BreakingChanges>, and says what <BreakingChangeSummary> shows on it.'),
})

export type FrontMatter = z.infer<typeof frontMatterSchema>
export type BreakingChange = z.infer<typeof breakingChangeSchema>

/** Table of contents levels when front matter doesn't say (specification, section 9). */
export const TOC_MIN_LEVEL = 2
export const TOC_MAX_LEVEL = 3

/**
 * Reads and checks front matter.
 * @param yaml text between the `---` lines
 * @param file named in problems
 * @returns the valid keys; every unknown or ill-typed one is a problem with its line
 */
export function parseFrontMatter(yaml: string, file: string): { data: FrontMatter; problems: Problem[] } {
  const simple = frontMatterSchema.safeParse(readSimple(yaml))
  if (simple.success) return { data: simple.data, problems: [] }
  const problems: Problem[] = []
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, logLevel: 'error' })
  const place = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset)
    return { line: line + 1, column: col } // the `---` line comes first
  }

  for (const error of document.errors) {
    problems.push({ file, ...place(error.pos[0]), message: `Front matter: ${firstSentence(error.message)}`, severity: 'error' })
  }
  if (problems.length > 0) return { data: {}, problems }
  if (document.contents !== null && !isMap(document.contents)) {
    problems.push({ file, line: 2, column: 1, message: 'Front matter must be a list of "key: value" lines.', severity: 'error' })
    return { data: {}, problems }
  }

  let values: unknown
  try {
    values = document.toJS() ?? {}
  } catch (error) {
    // An alias that expands without end is only found while converting.
    problems.push({ file, line: 2, column: 1, message: `Front matter: ${firstSentence(String(error))}`, severity: 'error' })
    return { data: {}, problems }
  }
  const result = frontMatterSchema.safeParse(values)
  if (result.success) return { data: result.data, problems }

  const offsets = new Map(
    (document.contents?.items ?? []).flatMap((pair) =>
      isScalar(pair.key) ? [[String(pair.key.value), pair.key.range?.[0] ?? 0] as const] : [],
    ),
  )
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      const parent = issue.path.map((part) => `${String(part)}.`).join('')
      const known = Object.keys(parent === '' ? frontMatterSchema.shape : breakingChangeSchema.shape)
      for (const key of issue.keys) {
        const hint = didYouMean(key, known) ?? `Known keys: ${known.join(', ')}.`
        const offset = offsets.get(String(issue.path[0] ?? key)) ?? 0
        problems.push({ file, ...place(offset), message: `Unknown front matter key "${parent}${key}".`, hint, severity: 'error' })
      }
    } else {
      // A value in a list is named as the list.
      const key = issue.path.filter((part) => typeof part === 'string').join('.')
      const offset = offsets.get(String(issue.path[0] ?? '')) ?? 0
      problems.push({ file, ...place(offset), message: `Front matter "${key}": ${issue.message}.`, severity: 'error' })
    }
  }
  return { data: validPart(values, result.error), problems }
}

/** `key: words` or `key: "words"`, without anything that YAML reads another way. */
const SIMPLE_LINE = /^([a-z_]+): (?:"([^"\\]+)"|(?!(?:true|false|null)$)([A-Za-z][^\s:#]*(?: [^\s:#]+)*)) *$/i

/** Most front matter is a few such lines, and a parser of the whole language would take a sixth of all compiling for them. */
function readSimple(yaml: string): Record<string, string> | undefined {
  const values: Record<string, string> = {}
  for (const line of yaml.split('\n')) {
    const [, key, quoted, plain] = SIMPLE_LINE.exec(line) ?? []
    if (key === undefined || Object.hasOwn(values, key)) return undefined
    values[key] = quoted ?? plain!
  }
  return values
}

function validPart(values: unknown, error: z.ZodError): FrontMatter {
  const bad = new Set(
    error.issues.flatMap((issue) => (issue.path.length === 0 && issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])])),
  )
  const kept = Object.entries(values as Record<string, unknown>).filter(([key]) => !bad.has(key))
  return frontMatterSchema.safeParse(Object.fromEntries(kept)).data ?? {}
}

function firstSentence(message: string): string {
  return message.split('\n')[0]!.replace(/ at line \d+, column \d+:?$/, '')
}
