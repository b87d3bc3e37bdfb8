import { z } from 'zod'
import { escapePattern } from '../values/escape-pattern.ts'

const route = z.string().startsWith('/')
const baseUrl = z.string().regex(/^\/(.*\/)?$/, 'must start and end with "/"')
const link = z.strictObject({ label: z.string().min(1), href: z.string().min(1) })

const navbarItem = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('link'), label: z.string().min(1), href: z.string().min(1) }),
  z.strictObject({ type: z.literal('versions') }),
  z.strictObject({ type: z.literal('locales') }),
])

/** Routes below which pages are beside the point of most searches: they are found after others of the same worth. */
const asides = z.array(route).default([])

/** Pages that a search begins with, before anything is typed. */
const popular = z.array(z.strictObject({ label: z.string().min(1), href: route })).default([])

/** Questions to begin with, as a reader would ask them. */
const questions = z.array(z.string().min(1)).default([])

const inlineContent = z.array(z.union([z.string(), link]))

/** Source of a regular expression. */
const pattern = z.string().refine(isPattern, 'must be a regular expression')

/** Becomes the source of a regular expression, which browsers can be sent. In a text, nothing has a special meaning. */
const literalOrPattern = z.union([z.string().transform(escapePattern), z.instanceof(RegExp).transform(({ source }) => source)])

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source))
  } catch {
    return false
  }
}

/** Everything that a maintainer sets, with its default. The reference page is made from it. */
export const siteConfigSchema = z.strictObject({
  title: z.string().min(1).describe('Name of the site, after each page’s title in the browser tab.'),
  tagline: z.string().default('').describe('One sentence for the home page and for search engines.'),
  url: z.url().describe('URL of the site, without a path.'),
  baseUrl: baseUrl.default('/').describe('Path prefix of the site.'),
  noIndex: z.boolean().default(false).describe('Asks search engines not to index the site.'),
  messages: z
    .string()
    .optional()
    .describe('File with the language and the texts of the user interface, such as `./messages/ar.ts`; the default is English.'),
  locales: z
    .array(
      z.strictObject({
        /** Of the language, in the language. */
        label: z.string().min(1),
        lang: z.string().min(1),
        /** Of the site in that language, a build of its own. */
        baseUrl,
      }),
    )
    .default([])
    .describe('The site’s other languages, for the language menu.'),
  editUrl: z.url().optional().describe('URL for editing documents, without the document’s path.'),
  repositoryUrl: z.url().optional().describe('URL of the site’s source code repository.'),
  version: z
    .strictObject({
      name: z.string().default('current'),
      /** “Next” in the language of the site, if left out. */
      label: z.string().optional(),
      number: z.string(),
      mainDocId: z.string(),
      /** Versions that live on other sites. */
      others: z
        .array(
          link.extend({
            /** Routes that it has: pages with one of them lead to its page, others to its home. */
            documents: z.array(route).optional(),
          }),
        )
        .default([]),
    })
    .optional()
    .describe('The documented version, and links to other versions.'),
  navbar: z
    .strictObject({ hideOnScroll: z.boolean().default(false), items: z.array(navbarItem).default([]) })
    .prefault({})
    .describe('Navigation bar at the top.'),
  documentationSets: z
    .array(
      z.strictObject({
        label: z.string().min(1),
        /** Its first page. */
        href: route,
        /** What its routes begin with: `/guides`. */
        prefix: route.regex(/[^/]$/, 'must not end with "/"'),
      }),
    )
    .default([])
    .describe('Documentation sets, each with its first page and the beginning of its routes. Readers can limit a search to one set.'),
  sidebar: z
    .strictObject({
      hideable: z.boolean().default(true),
      autoCollapse: z.boolean().default(true),
      /** A listed document without a place in its sidebar is a problem. */
      complete: z.boolean().default(false),
    })
    .prefault({})
    .describe(
      'Tree of pages: whether readers can hide it, whether opening a category closes the others, and whether it must list every document.',
    ),
  announcement: z
    .strictObject({ id: z.string().default('announcement-bar'), closeable: z.boolean().default(true), content: inlineContent })
    .optional()
    .describe('Bar at the very top. If its id changes, readers who closed it see it again.'),
  colorMode: z
    .strictObject({
      default: z.enum(['light', 'dark']).default('light'),
      disableSwitch: z.boolean().default(false),
      respectPrefersColorScheme: z.boolean().default(false),
    })
    .prefault({})
    .describe('Light and dark mode.'),
  footer: z
    .strictObject({
      style: z.enum(['light', 'dark']).default('light'),
      links: z.array(z.union([z.strictObject({ title: z.string(), items: z.array(link) }), link])).default([]),
      logo: z.boolean().default(false),
      copyright: z.string().optional(),
    })
    .prefault({})
    .describe('Columns of links, or one row of them; logo; copyright.'),
  search: z
    .discriminatedUnion('provider', [
      z.strictObject({ provider: z.literal('embedded'), asides, popular }),
      z.strictObject({
        provider: z.literal('algolia'),
        /** Part of host names, and of the security policy. */
        appId: z.string().regex(/^[a-z0-9]+$/i, 'must be letters and digits'),
        /** A key that may only search: every reader gets it. */
        apiKey: z.string().min(1),
        indexName: z.string().min(1),
        contextual: z.boolean().default(true),
        /** Results whose address matches are opened as they are. */
        externalUrlPattern: pattern.optional(),
        /** Rewrites the path of other results: a text, or whatever a regular expression finds. */
        replacePathname: z.strictObject({ from: literalOrPattern, to: z.string() }).optional(),
        asides,
        popular,
      }),
    ])
    .prefault({ provider: 'embedded' })
    .describe('Search provider: the index that is built with the site, or Algolia; and the suggestions in the empty search window.'),
  ask: z
    .discriminatedUnion('provider', [
      z.strictObject({ provider: z.literal('embedded'), questions }),
      z.strictObject({
        provider: z.literal('widget'),
        /** Address of the widget's script. */
        script: z.url(),
        /** Attributes of the script element, such as the project's id. */
        attributes: z.record(z.string(), z.string()).default({}),
        /** Selector of the widget's own button, which the site's button replaces. */
        hiddenButton: z.string().optional(),
        questions,
      }),
    ])
    .prefault({ provider: 'embedded' })
    .describe('Source of answers: quotes from these pages, or an external widget; and the questions that the empty window suggests.'),
  apis: z
    .array(
      z.strictObject({
        route,
        title: z.string().min(1),
        description: z.string().max(160).default(''),
        /** Path of the OpenAPI document in the product. */
        file: z.string().min(1),
        /** Name of the documentation set that searches find it in. */
        set: z.string().min(1).optional(),
        /** How its server is told to let another site ask it: the end of a sentence, for readers whose browser was refused. */
        corsHint: z.string().min(1).optional(),
        /** Format of a text (`email`, `uri`, …) → example of it, where the document has none. */
        examples: z.record(z.string(), z.string()).optional(),
      }),
    )
    .default([])
    .describe('API references, each generated from an OpenAPI document.'),
  verification: z
    .strictObject({
      product: z.string().min(1),
      changes: route.optional().describe('Route of the page that lists the differences between its versions.'),
    })
    .optional()
    .describe('Name of the product that ran the documents’ samples (`npm run verify`); pages and `/status` show how many.'),
  releases: route.optional().describe('Route of the release notes; a feed is generated from their sections.'),
  pictureCommands: z
    .record(z.string(), z.string())
    .default({})
    .describe(
      'Commands that take the screenshots that documents name: beginning of the screenshot’s name → command, in which `{name}` is the name.',
    ),
  socialImages: z.boolean().default(false).describe('Generates a link-preview image for each document.'),
  icons: z
    .boolean()
    .default(false)
    .describe(
      '`static/` has `icon-192.png`, `icon-512.png` and `apple-touch-icon.png`; `scripts/icons.mjs` generates them from `favicon.svg`.',
    ),
  issuesUrl: z
    .url()
    .optional()
    .describe(
      'URL where readers report problems with pages, such as `https://github.com/me/docs/issues`; the default is the repository’s issues.',
    ),
  feedback: z
    .strictObject({ endpoint: z.union([route, z.url()]) })
    .optional()
    .describe(
      'Endpoint for votes on pages and answers: a path where `npm run serve` counts them, such as `/api/feedback`, or a URL. Without it, readers can’t vote.',
    ),
  effects: z
    .strictObject({ celebrate: z.array(route).default([]), game: z.boolean().default(false) })
    .prefault({})
    .describe('Pages that show fireworks when the reader reaches the end, and the game on the “page not found” page.'),
  analytics: z
    .strictObject({
      tagManager: z.strictObject({ id: z.string().regex(/^GTM-[A-Z0-9]+$/, 'must be a container’s id: GTM-…') }).optional(),
      session: z
        .strictObject({
          /** Address of the script that records sessions. */
          script: z.url(),
          /** Attributes of the script element, such as the project's id. */
          attributes: z.record(z.string(), z.string()).default({}),
        })
        .optional(),
      /** Further origins that what these load asks for: the security policy refuses all others. */
      origins: z.array(z.url()).default([]),
    })
    .refine(({ tagManager, session }) => tagManager !== undefined || session !== undefined, 'needs tagManager or session')
    .optional()
    .describe('Tag manager and session analytics. Nothing is loaded before the reader consents, or if the browser asks not to be tracked.'),
  redirects: z
    .array(z.strictObject({ from: route, to: z.string() }))
    .default([])
    .describe('Old routes and the routes or URLs that replace them.'),
})

export type SiteConfig = z.infer<typeof siteConfigSchema>
export type SiteConfigInput = z.input<typeof siteConfigSchema>
export type NavbarItem = SiteConfig['navbar']['items'][number]

/** Types a configuration as it is written. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config
}

/** Thrown when the configuration is wrong: each line says which key, and what to do. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Checks a configuration and fills its defaults.
 * @throws ConfigError listing every problem
 */
export function parseConfig(input: unknown, file = 'site.config.ts'): SiteConfig {
  const items: unknown = (input as SiteConfigInput | undefined)?.navbar?.items
  const types: unknown[] = Array.isArray(items) ? items.map((item: { type?: unknown } | null | undefined) => item?.type) : []
  const unknownType = types.find((type) => typeof type === 'string' && !['link', 'versions', 'locales'].includes(type))
  if (unknownType !== undefined) throw new ConfigError(`${file}: No NavbarItem component found for type "${String(unknownType)}".`)
  const result = siteConfigSchema.safeParse(input)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? `${file}: unknown key ${[...issue.path, ''].join('.')}${issue.keys.join(', ')}`
      : `${file}: ${issue.path.join('.')}: ${issue.message}`,
  )
  throw new ConfigError(lines.join('\n'))
}
