import type { BlockRegistry } from '../../compile/block.ts'
import type { CompileOptions } from '../../compile/compile.ts'
import type { Block } from '../../site/site-graph.ts'
import type { Messages } from '../../messages/messages.ts'
import type { ProductWords } from '../../search/words.ts'
import type { ComponentPage } from '../../site/component-page.ts'
import type { SiteConfig } from '../../site/config.ts'
import type { Sidebars } from '../../site/sidebars.ts'
import type { TagDefinition } from '../../site/tags.ts'
import type { VersionDifferences } from '../../site/other-versions.ts'
import type { Verified } from '../../site/view.ts'
import type { ClientSite, DocumentSite } from '../../theme/state/site.tsx'
import type { Theme } from '../../theme/theme.ts'

/** Everything that a site consists of besides the engine. */
export interface Product {
  /** The product's folder, which paths in its configuration are relative to. */
  root: string
  docsDir: string
  staticDir: string
  config: SiteConfig
  messages: Messages
  /** Module that exports the messages. */
  messagesFile: string
  theme: Theme
  sidebars: Sidebars | undefined
  tags: TagDefinition[] | undefined
  words: ProductWords | undefined
  /** Blocks that documents can contain: the engine's and the product's. */
  blocks: BlockRegistry<Block>
  /** Name of a block → file of its view. */
  viewFiles: Record<string, string>
  /** Cache keys of code that can't be compared by its value: block definitions and messages. */
  code: { blocks: string; messages: string }
  /** Name of a block or styled class → stylesheet, in the order in which they apply. */
  styleFiles: Record<string, string>
  /** Route → verification results. */
  verified: ReadonlyMap<string, Verified>
  /** Route → differences in other versions. */
  versionDifferences: ReadonlyMap<string, VersionDifferences[]>
  /** Route → page of the engine or the product that isn't a document. */
  components: Record<string, ComponentPage>
  /** Name of a component → file with its default export. */
  componentFiles: Record<string, string>
  /** Files that all of this was read from, and files that would be read if they existed. */
  modules: string[]
}

/** Options for compiling a product's documents. */
export function compileOptions({ config: { baseUrl, url }, blocks, messages }: Product): CompileOptions {
  return { baseUrl, url, blocks, messages }
}

/** Removes settings that pages don't need. */
export function documentSite({ redirects: _redirects, pictureCommands: _commands, apis, version, ...site }: SiteConfig): DocumentSite {
  // Each page states which of these versions have it.
  const others = version?.others.map(({ label, href }) => ({ label, href }))
  return { ...site, version: version && { ...version, others: others! }, consoles: apis.map(({ route }) => route) }
}

/** Removes settings that browsers don't need. */
export function clientSite(config: SiteConfig): ClientSite {
  const {
    editUrl: _edit,
    icons: _icons,
    noIndex: _noIndex,
    releases: _releases,
    socialImages: _images,
    tagline: _tagline,
    ...site
  } = documentSite(config)
  return site
}
