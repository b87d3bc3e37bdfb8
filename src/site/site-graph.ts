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

/** The whole site: which pages there are, and how each is reached. */
export interface SiteGraph {
  config: SiteConfig
  messages: Messages
  pages: Map<string, PageMeta>
  /** Files that others include; `snippets/a.mdx` is a page too, `_definitions/a.mdx` isn't. */
  files: Map<string, PageMeta>
  sidebars: Record<string, SidebarNode[]>
  readingOrders: Record<string, PageLink[]>
  /** Of each sidebar: the pages before and after a route. */
  neighbors: Record<string, Neighbors>
  tags: Tag[]
  tagsByLabel: Map<string, Tag>
  problems: Problem[]
  /** Every route that answers. */
  routes: ReadonlySet<string>
  pictures: Pictures
  blocks: BlockRegistry<Block>
  sidebarOf(page: PageMeta): string | undefined
  trailOf(page: PageMeta): Trail | undefined
  /** The sidebar category that a page opens. */
  categoryOf(page: PageMeta): SidebarCategory | undefined
}

/**
 * Everything that the engine knows of a block. Nothing of it needs React: its view (`view.tsx`) and its styles (`style.css`) are
 * files of the same folder. A block without a view shows what it includes, or what stands in it.
 */
export interface Block<Schema extends z.ZodObject = z.ZodObject> extends BlockDefinition<Schema> {
  /** React wakes its view up in the page. */
  isInteractive?: true
  /** Blocks that its view is made of: their styles come with it. */
  uses?: readonly Block[]
  /** What it shows of the site on a page: JSON, which is part of what the page is made from. Given to its view as `site`. */
  siteData?: (graph: SiteGraph, page: PageMeta) => unknown
  /** What is wrong with it on a page when the whole site is known. */
  check?: (graph: SiteGraph, page: PageMeta) => Problem[]
  /** What stands for it in a page's Markdown, when that takes more than the page itself. */
  fillMarkdown?: (props: z.output<Schema>, sources: MarkdownSources) => string
}

/** What a block's Markdown can be made from. Addresses are absolute. */
export interface MarkdownSources {
  /** Its `siteData`. */
  site: unknown
  /** The document that it includes, its Markdown filled in; `undefined` when there is none. */
  included: { text: string; title: string } | undefined
  /** Whether a definition comes for the first time on the page. */
  isFirst: (name: string) => boolean
}
