import type { SiteConfigInput } from '../site/config.ts'
import type { Sidebars } from '../site/sidebars.ts'
import type { TagDefinition } from '../site/tags.ts'
import type { Notes } from './notes.ts'

/** Selects the generator's extensions to Markdown. */
export type Dialect = 'docusaurus' | 'vitepress' | 'starlight'

/** A document of the old project. */
export interface SourceDocument {
  /** Absolute path. */
  path: string
  /** Path in the old project, for notes. */
  file: string
  /** Its old and new URL, without base URL. */
  route: string
  /** Whether it's a folder's own page, so relative links lead into the folder. */
  isIndex: boolean
  text: string
  frontMatter: Record<string, unknown>
}

/** A page that the old generator generated for a sidebar category. */
export interface CategoryPage {
  route: string
  title: string
  description: string | undefined
}

/** A part of the old site that isn't imported. Links to it lead to the old site. */
export interface OtherPart {
  /** Without base URL. */
  route: string
  /** Whether routes below it belong to it, too. */
  isPrefix: boolean
}

/** Settings for adjacent fences that become tabs. */
export interface FenceTabs {
  groupId?: string
  /** Language → label of its tab. */
  labels: Record<string, string>
}

/** Everything that is imported from an old project, independent of its generator. */
export interface Project {
  dialect: Dialect
  /** Absolute path. */
  root: string
  config: SiteConfigInput
  documents: SourceDocument[]
  categoryPages: CategoryPage[]
  /** `undefined` if sidebars follow from the folders. */
  sidebars: Sidebars | undefined
  tags: TagDefinition[] | undefined
  /** Absolute paths of existing folders. */
  staticDirs: string[]
  /** Absolute paths of the documents' folders, in which `/a.md` is also looked up. */
  contentDirs: string[]
  /** Prefix in imports and links → absolute path: `@site`. */
  aliases: Record<string, string>
  otherParts: OtherPart[]
  fenceTabs: FenceTabs
  notes: Notes
}
