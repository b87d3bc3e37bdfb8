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

/** Routes whose subpages are less relevant to most searches; they rank below other results with the same score. */
const asides = z.array(route).default([])

/** Pages that the search dialog suggests before the reader types. */
const popular = z.array(z.strictObject({ label: z.string().min(1), href: route })).default([])

/** Questions that the empty dialog suggests. */
const questions = z.array(z.string().min(1)).default([])

const inlineContent = z.array(z.union([z.string(), link]))

/** Source of a regular expression. */
const pattern = z.string().refine(isPattern, 'must be a regular expression')

/** Converted to the source of a regular expression, which can be serialized for browsers. A string matches literally. */
const literalOrPattern = z.union([z.string().transform(escapePattern), z.instanceof(RegExp).transform(({ source }) => source)])

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source))
  } catch {
    return false
  }
}

/** Schema of `site.config.ts`, with defaults. The reference page is generated from it. */
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
        /** Name of the language, in that language. */
        label: z.string().min(1),
        lang: z.string().min(1),
        /** Base URL of the site in that language, which is built separately. */
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
      /** Default: “Next” in the site's language. */
      label: z.string().optional(),
      number: z.string(),
      mainDocId: z.string(),
      /** Versions hosted on other sites. */
      others: z
        .array(
          link.extend({
            /** Routes that the other version has. From any other page, the link goes to that version's home page. */
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
        /** Route of its first page. */
        href: route,
        /** Prefix of its routes, such as `/guides`. */
        prefix: route.regex(/[^/]$/, 'must not end with "/"'),
        /** Other routes that belong to it. */
        pages: z.array(route).optional(),
      }),
    )
    .default([])
    .describe('Documentation sets, each with its first page and the beginning of its routes. Readers can limit a search to one set.'),
  sidebar: z
    .strictObject({
      hideable: z.boolean().default(true),
      autoCollapse: z.boolean().default(true),
      /** Reports each listed document that no sidebar contains. */
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
        /** Becomes part of host names and of the security policy. */
        appId: z.string().regex(/^[a-z0-9]+$/i, 'must be letters and digits'),
        /** A search-only key, since every reader gets it. */
        apiKey: z.string().min(1),
        indexName: z.string().min(1),
        contextual: z.boolean().default(true),
        /** Results whose URL matches are opened without rewriting. */
        externalUrlPattern: pattern.optional(),
        /** Rewrites the paths of other results: a literal string, or the matches of a regular expression. */
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
        /** URL of the widget's script. */
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
        /** Path of the OpenAPI document, relative to the product's root. */
        file: z.string().min(1),
        /** Label of the documentation set that search shows it in. */
        set: z.string().min(1).optional(),
        /**
         * How to allow another origin on the API's server: the end of a sentence shown to readers whose request failed because of
         * CORS.
         */
        corsHint: z.string().min(1).optional(),
        /** String format (`email`, `uri`, …) → example, used if the document has none. */
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
          /** URL of the session recorder's script. */
          script: z.url(),
          /** Attributes of the script element, such as the project's id. */
          attributes: z.record(z.string(), z.string()).default({}),
        })
        .optional(),
      /** Further origins that these scripts send requests to; the security policy blocks all others. */
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

/** Returns the configuration unchanged, for type checking. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config
}

/** Invalid configuration. Each line of the message names a key and the problem. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Validates a configuration and adds the defaults.
 * @throws {ConfigError} with all problems
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
