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

/** What a site is made of besides the engine. */
export interface Product {
  /** What everything else stands in, and what its configuration names is relative to. */
  root: string
  docsDir: string
  staticDir: string
  config: SiteConfig
  messages: Messages
  /** File that they are the default export of. */
  messagesFile: string
  theme: Theme
  sidebars: Sidebars | undefined
  tags: TagDefinition[] | undefined
  words: ProductWords | undefined
  /** What documents can contain: the engine's blocks and its own. */
  blocks: BlockRegistry<Block>
  /** Name of a block → file of its view. */
  viewFiles: Record<string, string>
  /** Names what can't be compared by its value: the code of blocks' definitions and of messages. */
  code: { blocks: string; messages: string }
  /** Name of a block → its stylesheet, in the order in which they apply. */
  styleFiles: Record<string, string>
  /** What was verified of each page, by route. */
  verified: ReadonlyMap<string, Verified>
  /** What other versions do otherwise, by route. */
  versionDifferences: ReadonlyMap<string, VersionDifferences[]>
  /** Pages that aren't documents: the engine's and its own, by route. */
  components: Record<string, ComponentPage>
  /** Name of a component → file that has it as its default export. */
  componentFiles: Record<string, string>
  /** Files that all of this was read from, and those that would be read as well. */
  modules: string[]
}

/** What a product's documents are compiled with. */
export function compileOptions({ config: { baseUrl, url }, blocks, messages }: Product): CompileOptions {
  return { baseUrl, url, blocks, messages }
}

/** The configuration without what pages don't need. */
export function documentSite({ redirects: _redirects, pictureCommands: _commands, apis, version, ...site }: SiteConfig): DocumentSite {
  // Pages say which of the others have them.
  const others = version?.others.map(({ label, href }) => ({ label, href }))
  return { ...site, version: version && { ...version, others: others! }, consoles: apis.map(({ route }) => route) }
}

/** The configuration without what browsers don't need. */
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
