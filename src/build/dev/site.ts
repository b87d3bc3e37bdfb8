import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SIDEBARS } from '../../addresses/site-files.ts'
import type { Problem } from '../../compile/problem.ts'
import { questionsFile } from '../../compile/questions.ts'
import { routeOfFile } from '../../compile/routes.ts'
import type { PageMeta } from '../../site/page-meta.ts'
import type { PageCache } from '../cache/page-cache.ts'
import { contentHash } from '../cache/hash.ts'
import { listRelative } from '../files/folders.ts'
import { readApiPages } from '../steps/api-pages.ts'
import { compileDocuments, compileWithOthers } from '../steps/documents.ts'
import { PicturesBeside } from '../steps/other-files.ts'
import { writeEditorFiles } from '../editor/editor-files.ts'
import { loadProduct, type ProductOptions } from '../product/load.ts'
import { compileOptions, type Product } from '../product/product.ts'
import { SiteContents, type SiteSources } from '../site/contents.ts'
import { PageRenderer, type ServerModule } from '../site/page-renderer.ts'
import { openCacheOf, readSite, strayQuestions } from '../site/read.ts'

interface DevSiteOptions extends ProductOptions {
  /** Shared with the production build, even while both run. */
  cacheDir: string
}

/** The current state of the site: its product, its documents, and everything derived from them. */
export class DevSite {
  readonly #options: DevSiteOptions
  readonly #cache: PageCache
  #product: Product
  #sources: Pick<SiteSources, 'apis' | 'dates'> = { apis: [], dates: new Map() }
  /** Document → the last version that compiled. */
  readonly #pages = new Map<string, PageMeta>()
  readonly #problems = new Map<string, Problem[]>()
  #contents: SiteContents | undefined
  #pictures: PicturesBeside | undefined
  #renderer: { server: ServerModule; renderer: PageRenderer } | undefined

  private constructor(product: Product, options: DevSiteOptions) {
    this.#product = product
    this.#options = options
    this.#cache = openCacheOf(product, options.cacheDir)
  }

  /**
   * Loads a product without its documents.
   * @throws UserError or ConfigError, like `loadProduct`
   */
  static async open(options: DevSiteOptions): Promise<DevSite> {
    const product = await loadProduct(options)
    writeEditorFiles(product)
    return new DevSite(product, options)
  }

  /** The product as last loaded. */
  get product(): Product {
    return this.#product
  }

  /** @throws Error before `readAll` */
  get contents(): SiteContents {
    if (!this.#contents) throw new Error('The documents were not read yet.')
    return this.#contents
  }

  /** Compiles every document. */
  async readAll(): Promise<void> {
    const { sources, problems } = await readSite(this.#product, {
      cache: this.#cache,
      cacheDir: this.#options.cacheDir,
      pictures: this.#picturesOf(this.#product.docsDir),
    })
    this.#sources = sources
    this.#keep(sources.documents, problems)
    this.#assemble()
  }

  /**
   * Applies changes to files.
   * @param documents documents that were changed, added, or deleted
   */
  async update(documents: Iterable<string>): Promise<void> {
    const { docsDir } = this.#product
    const present: string[] = []
    for (const file of documents) {
      this.#problems.delete(file)
      this.#problems.delete(questionsFile(file))
      if (existsSync(join(docsDir, file))) present.push(file)
      else this.#pages.delete(file)
    }
    const options = { cache: this.#cache, ...compileOptions(this.#product) }
    const { pages, problems } = await compileDocuments(docsDir, present, options)
    this.#keep(pages, problems)
    this.#keep(await compileWithOthers(docsDir, [...this.#pages.values()], { ...options, pictures: this.#picturesOf(docsDir) }), [])
    const stray = strayQuestions(listRelative(docsDir), docsDir)
    for (const { file } of stray) this.#problems.delete(file)
    this.#keep([], stray)
    this.#assemble()
  }

  /**
   * Reloads the product's configuration and code.
   * @throws like `open`; the previous product stays in use
   */
  async reloadProduct(): Promise<void> {
    const product = await loadProduct(this.#options)
    this.#sources = { ...this.#sources, apis: await readApiPages(product, this.#options.cacheDir) }
    this.#product = product
    this.#assemble()
  }

  /** Returns the renderer that uses this version of the server module. */
  renderer(server: ServerModule): PageRenderer {
    if (this.#renderer?.server !== server)
      this.#renderer = { server, renderer: new PageRenderer(this.contents, { cache: this.#cache, server }) }
    return this.#renderer.renderer
  }

  /** Problems of single documents, then those of the site as a whole. */
  get problems(): Problem[] {
    return [...[...this.#problems.values()].flat(), ...this.contents.problems]
  }

  /** Documents that a route shows, including their includes. If none ever compiled, the files that would have this route. */
  documentsOf(route: string): string[] {
    const { pages, files } = this.contents.graph
    const page = pages.get(this.#product.components[route]?.document ?? route)
    if (!page) return [...this.#problems.keys()].filter((file) => routeOfFile(file) === route)
    const found = new Set<string>()
    const collect = (file: string) => {
      if (found.has(file)) return
      found.add(file)
      for (const include of files.get(file)?.includes ?? []) collect(include.file)
    }
    collect(page.file)
    return [...found]
  }

  /** Saves the compiled pages for the next start. */
  close(): void {
    for (const { hash, alone = hash } of this.#pages.values()) for (const each of [hash, alone]) this.#cache.get(each)
    this.#cache.save()
    this.#cache.close()
  }

  /** Created once, since the documents' folder doesn't change. */
  #picturesOf(docsDir: string): PicturesBeside {
    return (this.#pictures ??= new PicturesBeside(docsDir))
  }

  #keep(pages: PageMeta[], problems: Problem[]): void {
    for (const page of pages) this.#pages.set(page.file, page)
    for (const problem of problems) this.#problems.set(problem.file, [...(this.#problems.get(problem.file) ?? []), problem])
  }

  #assemble(): void {
    // A document that never compiled is reported once, not again by every page that links to it.
    const broken = [...this.#problems.keys()].filter((file) => !this.#pages.has(file)).map(routeOfFile)
    // Sorted by name, regardless of when they were added.
    const documents = [...this.#pages.values()].sort((a, b) => (a.file < b.file ? -1 : 1))
    this.#contents = new SiteContents(
      { ...this.#sources, product: this.#product, documents, cache: this.#cache },
      {
        drafts: 'marked',
        pending: new Set(broken),
        // Clients cache a sidebar by its URL, so new content needs a new URL.
        sidebarFolder: (tree) => `${SIDEBARS}/${contentHash(JSON.stringify(tree))}`,
      },
    )
    this.#renderer = undefined
  }
}
