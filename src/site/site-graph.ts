import type { z } from 'zod'
import type { BlockDefinition, BlockRegistry } from '../compile/block.ts'
import type { Problem } from '../compile/problem.ts'
import type { Messages } from '../messages/messages.ts'
import type { SiteConfig } from './config.ts'
import type { Neighbors, PageLink, Trail } from './navigation.ts'
import type { PageMeta } from './page-meta.ts'
import type { Pictures } from './pictures.ts'
import type { SidebarCategory, SidebarNode } from './sidebars.ts'
import type { Tag } from './tags.ts'

/** The whole site: its pages, and how they are linked by sidebars and tags. */
export interface SiteGraph {
  config: SiteConfig
  messages: Messages
  pages: Map<string, PageMeta>
  /** All compiled documents by file, including those without a route: `snippets/a.mdx` is a page, but `_definitions/a.mdx` isn't. */
  files: Map<string, PageMeta>
  sidebars: Record<string, SidebarNode[]>
  readingOrders: Record<string, PageLink[]>
  /** By sidebar: the pages before and after a route. */
  neighbors: Record<string, Neighbors>
  tags: Tag[]
  tagsByLabel: Map<string, Tag>
  problems: Problem[]
  /** All valid routes, including pages that aren't documents. */
  routes: ReadonlySet<string>
  pictures: Pictures
  blocks: BlockRegistry<Block>
  sidebarOf(page: PageMeta): string | undefined
  trailOf(page: PageMeta): Trail | undefined
  /** The sidebar category whose own page this is. */
  categoryOf(page: PageMeta): SidebarCategory | undefined
}

/**
 * What the engine knows about a block. It must not depend on React: a block's view (`view.tsx`) and styles (`style.css`) are
 * separate files in the same folder. A block without a view renders its included document or its content.
 */
export interface Block<Schema extends z.ZodObject = z.ZodObject> extends BlockDefinition<Schema> {
  /** React hydrates its view in the browser. */
  isInteractive?: true
  /** Blocks that its view uses; their styles are loaded with it. */
  uses?: readonly Block[]
  /** Returns the site data for its view, which receives it as `site`. It must be JSON, since the page's cache key includes it. */
  siteData?: (graph: SiteGraph, page: PageMeta) => unknown
  /** Checks that need the whole site, run on each page with the block. */
  check?: (graph: SiteGraph, page: PageMeta) => Problem[]
  /** Replaces it in a page's Markdown, if that needs more than the page itself. */
  fillMarkdown?: (props: z.output<Schema>, sources: MarkdownSources) => string
}

/** Input of `fillMarkdown`. URLs are absolute. */
export interface MarkdownSources {
  /** The block's `siteData`. */
  site: unknown
  /** The included document, with its own blocks filled in; `undefined` if there is none. */
  included: { text: string; title: string } | undefined
  /** Whether this is the first use of the definition on the page. */
  isFirst: (name: string) => boolean
}
