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
  /** The production build's; they can share it while both run. */
  cacheDir: string
}

/** The site as it is at this moment: its product, its documents, and what follows from them. */
export class DevSite {
  readonly #options: DevSiteOptions
  readonly #cache: PageCache
  #product: Product
  #sources: Pick<SiteSources, 'apis' | 'dates'> = { apis: [], dates: new Map() }
  /** Per document: the last version that could be compiled. */
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
   * Loads a product, without its documents.
   * @throws UserError and ConfigError as `loadProduct` does
   */
  static async open(options: DevSiteOptions): Promise<DevSite> {
    const product = await loadProduct(options)
    writeEditorFiles(product)
    return new DevSite(product, options)
  }

  /** As it was read last. */
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

  /** Takes over what happened to files: documents that changed, came or went, and static files. */
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
   * Loads the project's settings anew.
   * @throws as `open` does; the old settings stay
   */
  async reloadProduct(): Promise<void> {
    const product = await loadProduct(this.#options)
    this.#sources = { ...this.#sources, apis: await readApiPages(product, this.#options.cacheDir) }
    this.#product = product
    this.#assemble()
  }

  /** What renders pages with this module. */
  renderer(server: ServerModule): PageRenderer {
    if (this.#renderer?.server !== server)
      this.#renderer = { server, renderer: new PageRenderer(this.contents, { cache: this.#cache, server }) }
    return this.#renderer.renderer
  }

  /** What is wrong with the site, each document by itself and all together. */
  get problems(): Problem[] {
    return [...[...this.#problems.values()].flat(), ...this.contents.problems]
  }

  /** Documents that a route shows; one that never compiled is looked for where its page would be. */
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

  /** Keeps what was compiled for the next start. */
  close(): void {
    for (const { hash, alone = hash } of this.#pages.values()) for (const each of [hash, alone]) this.#cache.get(each)
    this.#cache.save()
    this.#cache.close()
  }

  /** A site keeps its folder of documents as long as it lives. */
  #picturesOf(docsDir: string): PicturesBeside {
    return (this.#pictures ??= new PicturesBeside(docsDir))
  }

  #keep(pages: PageMeta[], problems: Problem[]): void {
    for (const page of pages) this.#pages.set(page.file, page)
    for (const problem of problems) this.#problems.set(problem.file, [...(this.#problems.get(problem.file) ?? []), problem])
  }

  #assemble(): void {
    // A document that never compiled is one mistake, not one more in every page that links to it.
    const broken = [...this.#problems.keys()].filter((file) => !this.#pages.has(file)).map(routeOfFile)
    // In the order of their names, however late they came.
    const documents = [...this.#pages.values()].sort((a, b) => (a.file < b.file ? -1 : 1))
    this.#contents = new SiteContents(
      { ...this.#sources, product: this.#product, documents, cache: this.#cache },
      {
        drafts: 'marked',
        pending: new Set(broken),
        // Clients keep a sidebar as long as its address is the same.
        sidebarFolder: (tree) => `${SIDEBARS}/${contentHash(JSON.stringify(tree))}`,
      },
    )
    this.#renderer = undefined
  }
}
