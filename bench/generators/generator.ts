import type { Page } from 'playwright-core'
import type { Corpus } from '../corpus.ts'

/** How one program that makes documentation sites is set up and used. */
export interface Generator {
  name: string
  /** With the version, and what was chosen. */
  title: string
  /** Folder with its package.json, beside which sites are laid so that they find its packages. */
  home: string
  /** Lays a site of these pages into an empty folder. */
  lay(corpus: Corpus, site: string): void
  /** Where the Markdown is in that folder. */
  docs: string
  /** Commands that build it, in the site's folder, one after the other. */
  build: string[][]
  /** Folder of the built site in that folder. */
  output: string
  /** Command that serves it while somebody writes; none where there is no such thing. */
  dev?: (port: number) => string[]
  env?: Record<string, string>
  /** Address of a page; generators differ in what they put at its end. */
  address: (route: string) => string
  reader?: Reader
}

/** What a reader uses of a page. */
export interface Reader {
  /** Switches between light and dark. It may be one of several, of which one is visible. */
  colorMode: string
  /** Brings the field to type in onto the screen, and the cursor into it. */
  openSearch(page: Page): Promise<void>
  /** The field itself. */
  searchField: string
  /** Each thing found. */
  searchResult: string
}
