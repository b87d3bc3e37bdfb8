import { readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { PAGE_LIST, SEARCH_FOLDER, SEARCH_MANIFEST } from '../addresses/site-files.ts'
import { markdownRoute } from '../addresses/markdown-route.ts'
import type { Stemmer } from '../messages/locale.ts'
import type { Manifest } from '../search/index-files.ts'
import { openIndex } from '../search/built-index.ts'
import type { SearchRequest, SearchResults } from '../search/provider.ts'
import type { Searcher } from '../search/query.ts'
import type { ListedPage } from '../site/listed-sections.ts'

/** A mistake of the one who asks: told in a sentence. */
export class SiteError extends Error {
  override name = 'SiteError'
}

/** The folder of a built site. A new build may take its place while it is in use. */
export class BuiltSite {
  readonly #dir: string
  readonly #stemmer: Stemmer
  #index: { folder: string; searcher: Searcher } | undefined

  /** @param stemmer of its language */
  constructor(dir: string, stemmer: Stemmer) {
    this.#dir = resolve(dir)
    this.#stemmer = stemmer
  }

  /** @throws SiteError when there is no site, or no such documentation set */
  async search(request: SearchRequest): Promise<SearchResults> {
    const searcher = await this.#searcher()
    checkSet(request.set, await this.#pages())
    return searcher.search(request)
  }

  /** @throws as `search` does */
  async list({ set, prefix = '' }: { set?: string | undefined; prefix?: string | undefined }): Promise<ListedPage[]> {
    const pages = await this.#pages()
    checkSet(set, pages)
    return pages.filter((page) => (set === undefined || page.set === set) && page.route.startsWith(prefix))
  }

  /**
   * The Markdown of a page.
   * @param route with or without `.md`, or the page's whole address
   * @throws SiteError when there is no site, or no such page
   */
  async read(route: string): Promise<string> {
    await this.#pages()
    const file = resolve(this.#dir, `.${markdownRoute(routeOf(route))}`)
    const text = file.startsWith(this.#dir + sep) && !file.includes('\0') ? await readIfThere(file) : undefined
    if (text === undefined)
      throw new SiteError(`There is no page ${route}. list_pages names all of them; search finds one by what it says.`)
    return text
  }

  async #searcher(): Promise<Searcher> {
    const { folder } = JSON.parse(await this.#file(SEARCH_MANIFEST)) as Manifest
    // It is named by what is in it: another name, another build.
    if (this.#index?.folder !== folder) this.#index = { folder, searcher: await openIndex(join(this.#dir, SEARCH_FOLDER), this.#stemmer) }
    return this.#index.searcher
  }

  async #pages(): Promise<ListedPage[]> {
    return JSON.parse(await this.#file(PAGE_LIST)) as ListedPage[]
  }

  /** A file that every build has. */
  async #file(name: string): Promise<string> {
    const text = await readIfThere(join(this.#dir, name))
    if (text === undefined) throw new SiteError(`There is no built site in ${this.#dir}. Run "npm run build" first.`)
    return text
  }
}

/** `https://docs.example.org/guides/start.md#a` → `/guides/start`. */
function routeOf(written: string): string {
  const path = URL.canParse(written) ? new URL(written).pathname : written.replace(/[?#].*$/s, '')
  return `/${path.replace(/^\/+/, '')}`.replace(/\.(md|html)$/, '').replace(/(.)\/$/, '$1')
}

function checkSet(set: string | undefined, pages: ListedPage[]): void {
  const sets = [...new Set(pages.map((page) => page.set))]
  if (set !== undefined && !sets.includes(set))
    throw new SiteError(`There is no documentation set "${set}". There are: ${sets.join(', ')}.`)
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR' || code === 'ENAMETOOLONG') return undefined
    throw error
  }
}
