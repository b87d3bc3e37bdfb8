import type { Page } from 'playwright-core'
import type { Corpus } from '../corpus.ts'

/** Setup and commands of a site generator. */
export interface Generator {
  name: string
  /** Title with version and configuration. */
  title: string
  /** Folder with its package.json, in which sites are created so they can find its packages. */
  home: string
  /** Creates a site with these pages in an empty folder. */
  lay(corpus: Corpus, site: string): void
  /** Folder of the Markdown, relative to the site's folder. */
  docs: string
  /** Build commands, run in the site's folder in order. */
  build: string[][]
  /** Output folder, relative to the site's folder. */
  output: string
  /** Command of the development server, if any. */
  dev?: (port: number) => string[]
  env?: Record<string, string>
  /** Path of a page, which may end with a slash or an extension. */
  address: (route: string) => string
  reader?: Reader
}

/** Selectors and actions for a page's controls. */
export interface Reader {
  /** Color mode switch; may match several elements, one of which is visible. */
  colorMode: string
  /** Opens search and focuses its field. */
  openSearch(page: Page): Promise<void>
  /** Search field. */
  searchField: string
  /** Search results. */
  searchResult: string
}
