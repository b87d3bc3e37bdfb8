import { z } from 'zod'
import { breakingChangeGroups } from './front-matter.ts'

/** What a document may say about a component; the React side of each is in `theme/blocks`. */
export interface ComponentDefinition {
  /** Where it may stand: on lines of its own, or inside a sentence. */
  kind: 'block' | 'inline' | 'either'
  props: z.ZodObject
  /** It may stand directly inside these only. */
  parents?: string[]
  /** Only these may stand directly inside it. */
  children?: string[]
  /** What it shows, for the authors' page. */
  summary: string
}

const text = z.string().min(1)
const flag = z.boolean().optional()

export const badgeKinds = ['alpha', 'beta', 'future', 'enterprise', 'cloud-dev', 'cloud-pro', 'cloud-team', 'new', 'updated'] as const
export const definitionNames = ['document', 'headless-cms', 'codemods', 'plugins-configuration-file'] as const
export const calloutKinds = ['note', 'tip', 'info', 'caution', 'warning', 'danger', 'prerequisites', 'strapi', 'callout'] as const

/** The one list of components that documents can use. */
export const components = {
  Tabs: {
    kind: 'block',
    props: z.strictObject({ groupId: text.optional() }),
    children: ['TabItem'],
    summary: 'Alternatives of which one is shown. Tabs of one group switch together, and the choice is remembered.',
  },
  TabItem: {
    kind: 'block',
    props: z.strictObject({ value: text, label: text, default: flag }),
    parents: ['Tabs', 'LanguageSwitch'],
    summary: 'One alternative of Tabs or LanguageSwitch.',
  },
  ApiCall: {
    kind: 'block',
    props: z.strictObject({ noSideBySide: flag }),
    children: ['Request', 'Response', 'LanguageSwitch'],
    summary: 'A request next to its response.',
  },
  Request: { kind: 'block', props: z.strictObject({ title: text.default('Example request') }), summary: 'Panel with a request.' },
  Response: { kind: 'block', props: z.strictObject({ title: text.default('Example response') }), summary: 'Panel with a response.' },
  SideBySide: { kind: 'block', props: z.strictObject({}), children: ['Column'], summary: 'Two columns on wide screens.' },
  Column: {
    kind: 'block',
    props: z.strictObject({ title: text.optional() }),
    parents: ['SideBySide'],
    summary: 'One column of SideBySide.',
  },
  Cards: { kind: 'block', props: z.strictObject({}), children: ['Card'], summary: 'A grid of cards.' },
  Card: {
    kind: 'block',
    props: z.strictObject({ title: text, href: text }),
    summary: 'A linked card: title and one sentence.',
  },
  CategoryCards: {
    kind: 'block',
    props: z.strictObject({}),
    summary: 'Cards of the pages in the sidebar category that this page opens.',
  },
  Annotation: { kind: 'inline', props: z.strictObject({ term: text }), summary: 'A term with a button that opens its definition.' },
  Definition: {
    kind: 'inline',
    props: z.strictObject({ of: z.enum(definitionNames), term: text.optional() }),
    summary: 'An annotation whose definition is written once for the whole site.',
  },
  SubtleCallout: { kind: 'block', props: z.strictObject({ title: text }), summary: 'A lighter callout for orientation.' },
  LanguageSwitch: {
    kind: 'block',
    props: z.strictObject({ title: text.default('Example request') }),
    children: ['TabItem'],
    summary: 'A request panel in several languages; the choice is shared and remembered.',
  },
  QueryBuilder: {
    kind: 'block',
    props: z.strictObject({ id: text, endpoint: text.default('/api/books') }),
    summary: 'A form that turns a query object into a query string.',
  },
  FileTree: { kind: 'block', props: z.strictObject({}), summary: 'Folders and files, written as a nested list.' },
  Screenshot: {
    kind: 'block',
    // Which of them go together is checked in `rewrite.ts`: here it would hide the other mistakes.
    props: z.strictObject({
      name: text.optional(),
      markers: z
        .string()
        .regex(/^[\w-]+(?:, ?[\w-]+)*$/, 'names, with commas between them')
        .optional(),
      light: text.optional(),
      dark: text.optional(),
      alt: text,
      caption: text.optional(),
    }),
    summary:
      'A picture in light and dark, with zoom: one of the admin panel by its name, with the markers that the text refers to, or any two files.',
  },
  Badge: {
    kind: 'either',
    props: z.strictObject({ kind: z.enum(badgeKinds), href: text.optional() }),
    summary: 'A small mark for a plan, an edition or a state.',
  },
  Marker: {
    kind: 'inline',
    props: z.strictObject({ n: z.coerce.number().int().min(1).max(99) }),
    summary: 'A number that a screenshot shows too.',
  },
  Include: { kind: 'block', props: z.strictObject({ snippet: text }), summary: 'The body of a snippet page.' },
  Reference: {
    kind: 'block',
    props: z.strictObject({ of: z.enum(['front-matter', 'components', 'html', 'config']) }),
    summary: 'A table made from one of the site’s own schemas.',
  },
  BreakingChangeSummary: {
    kind: 'block',
    props: z.strictObject({}),
    summary: 'What the page’s front matter says of its breaking change, in the words of the shared snippets.',
  },
  BreakingChanges: {
    kind: 'block',
    props: z.strictObject({ group: z.enum(breakingChangeGroups) }),
    summary: 'A table of the pages whose front matter puts them in this group of breaking changes.',
  },
  BreakingChangesFilter: { kind: 'block', props: z.strictObject({}), summary: 'Leaves out rows of every BreakingChanges on the page.' },
  Feedback: { kind: 'block', props: z.strictObject({}), summary: 'Where the page’s survey goes.' },
} satisfies Record<string, ComponentDefinition>

/** HTML elements that documents can use, each with its attributes. */
export const htmlElements: Record<string, readonly string[]> = {
  abbr: ['title'],
  br: [],
  details: ['open'],
  figcaption: [],
  figure: [],
  img: ['src', 'alt', 'width', 'height'],
  kbd: [],
  mark: [],
  span: [],
  sub: [],
  summary: [],
  sup: [],
}
