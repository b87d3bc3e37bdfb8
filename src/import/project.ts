import type { SiteConfigInput } from '../site/config.ts'
import type { Sidebars } from '../site/sidebars.ts'
import type { TagDefinition } from '../site/tags.ts'
import type { Notes } from './notes.ts'

/** What a generator's Markdown means beyond the standard. */
export type Dialect = 'docusaurus' | 'vitepress' | 'starlight'

/** A document as the old project has it. */
export interface SourceDocument {
  /** Absolute. */
  path: string
  /** Path in the old project, for notes. */
  file: string
  /** Where it was, and will be, without base URL. */
  route: string
  /** It is its folder's own page: what it links to relatively is in the folder. */
  isIndex: boolean
  text: string
  frontMatter: Record<string, unknown>
}

/** A page that the old generator made of a sidebar's category. */
export interface CategoryPage {
  route: string
  title: string
  description: string | undefined
}

/** A part of the old site that isn't imported; links to it lead to the old site. */
export interface OtherPart {
  /** Without base URL. */
  route: string
  /** Whether what is below it belongs to it. */
  isPrefix: boolean
}

/** A group of fences of which one is shown. */
export interface FenceTabs {
  groupId?: string
  /** Language → name of its tab. */
  labels: Record<string, string>
}

/** Everything of an old project that is imported, whatever generator it was written for. */
export interface Project {
  dialect: Dialect
  /** Absolute. */
  root: string
  config: SiteConfigInput
  documents: SourceDocument[]
  categoryPages: CategoryPage[]
  /** None where the folders are the sidebar. */
  sidebars: Sidebars | undefined
  tags: TagDefinition[] | undefined
  /** Absolute, those that exist. */
  staticDirs: string[]
  /** Folders of documents, absolute: where `/a.md` is looked for, too. */
  contentDirs: string[]
  /** Beginning of an import or link → absolute folder: `@site`. */
  aliases: Record<string, string>
  otherParts: OtherPart[]
  fenceTabs: FenceTabs
  notes: Notes
}
