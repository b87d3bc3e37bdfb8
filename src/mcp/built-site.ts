import { readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { PAGE_LIST, QUESTIONS_FOLDER, QUESTIONS_MANIFEST, SEARCH_FOLDER, SEARCH_MANIFEST } from '../addresses/site-files.ts'
import { markdownRoute } from '../addresses/markdown-route.ts'
import { matchQuestions, type Matches } from '../ask/written.ts'
import type { Speech } from '../messages/locale.ts'
import type { Manifest } from '../search/index-files.ts'
import { openIndex } from '../search/built-index.ts'
import type { SearchRequest, SearchResults } from '../search/provider.ts'
import type { Searcher } from '../search/query.ts'
import type { ListedPage } from '../site/listed-sections.ts'

/** A user error; the message is a sentence for the client. */
export class SiteError extends Error {
  override name = 'SiteError'
}

/** There is no built site; the message contains the folder. */
export class MissingSiteError extends SiteError {
  override name = 'MissingSiteError'
}

/** A built site on disk. A new build may replace it at any time. */
export class BuiltSite {
  readonly #dir: string
  readonly #speech: Speech
  /** Open indexes by folder. */
  readonly #indexes = new Map<string, { build: string; searcher: Searcher }>()

  /** @param speech the site's language */
  constructor(dir: string, speech: Speech) {
    this.#dir = resolve(dir)
    this.#speech = speech
  }

  /** @throws {SiteError} if there is no site, or no such documentation set */
  async search(request: SearchRequest): Promise<SearchResults> {
    const searcher = await this.#open(SEARCH_FOLDER, SEARCH_MANIFEST)
    checkSet(request.set, await this.#pages())
    return searcher.search(request)
  }

  /** @throws {SiteError} if there is no site, or no such documentation set */
  async list({ set, prefix = '' }: { set?: string | undefined; prefix?: string | undefined }): Promise<ListedPage[]> {
    const pages = await this.#pages()
    checkSet(set, pages)
    return pages.filter((page) => (set === undefined || page.set === set) && page.route.startsWith(prefix))
  }

  /**
   * Returns a page's Markdown.
   * @param route with or without `.md`, or the page's URL
   * @throws {SiteError} if there is no site, or no such page
   */
  async read(route: string): Promise<string> {
    await this.#pages()
    const file = resolve(this.#dir, `.${markdownRoute(routeOf(route))}`)
    const text = file.startsWith(this.#dir + sep) && !file.includes('\0') ? await readIfThere(file) : undefined
    if (text === undefined) throw new SiteError(`There is no page ${route}. list_pages lists all pages; search finds pages by content.`)
    return text
  }

  /**
   * Finds the questions closest to the given one.
   * @throws {SiteError} if there is no site
   */
  async questions(question: string): Promise<Matches> {
    const questions = await this.#open(QUESTIONS_FOLDER, QUESTIONS_MANIFEST)
    return matchQuestions({ questions, speech: this.#speech }, question)
  }

  async #open(folder: string, manifest: string): Promise<Searcher> {
    const { folder: build } = JSON.parse(await this.#file(manifest)) as Manifest
    const opened = this.#indexes.get(folder)
    // `folder` is a content hash, so a different one means a new build.
    if (opened?.build === build) return opened.searcher
    const searcher = await openIndex(join(this.#dir, folder), this.#speech.stemmer)
    this.#indexes.set(folder, { build, searcher })
    return searcher
  }

  async #pages(): Promise<ListedPage[]> {
    return JSON.parse(await this.#file(PAGE_LIST)) as ListedPage[]
  }

  /** Reads a file that every build has. */
  async #file(name: string): Promise<string> {
    const text = await readIfThere(join(this.#dir, name))
    if (text === undefined) throw new MissingSiteError(`There is no built site in ${this.#dir}. Run "npm run build" first.`)
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
    throw new SiteError(`There is no documentation set "${set}". Available: ${sets.join(', ')}.`)
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
