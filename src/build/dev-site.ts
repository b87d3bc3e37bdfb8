import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../compile/problem.ts'
import { routeOfFile } from '../compile/routes.ts'
import type { PageMeta } from '../site/page-meta.ts'
import type { SiteGraph } from '../site/site-graph.ts'
import { buildSite } from '../site/graph.ts'
import type { PageCache } from './cache.ts'
import { lastCommitDates } from './git.ts'
import { contentHash } from './hash.ts'
import { compileDocuments, openPageCache } from './pages.ts'
import { readApiPages, type ApiPage } from './openapi.ts'
import { listDocuments, listRelative } from './folders.ts'
import { loadProduct, type ProductOptions } from './product/load.ts'
import { readPictures } from './product/pictures.ts'
import { clientSite, compileOptions, type Product } from './product/product.ts'
import { SiteRenderer, type ServerModule } from './renderer.ts'

interface DevSiteOptions extends ProductOptions {
  /** The production build's; they can share it while both run. */
  cacheDir: string
}

/** The site as it is at this moment: its product, its documents, and what follows from them. */
export class DevSite {
  readonly #options: DevSiteOptions
  #product: Product
  readonly #cache: PageCache
  #dates: ReadonlyMap<string, string> = new Map()
  /** Per document: the last version that could be compiled. */
  readonly #pages = new Map<string, PageMeta>()
  readonly #problems = new Map<string, Problem[]>()
  #assets: string[] = []
  #apis: ApiPage[] = []
  #graph: SiteGraph | undefined
  #renderer: { server: ServerModule; renderer: SiteRenderer } | undefined

  private constructor(product: Product, options: DevSiteOptions) {
    this.#product = product
    this.#options = options
    this.#cache = openPageCache(join(options.cacheDir, `pages-${contentHash(product.docsDir)}`), product)
  }

  /**
   * Loads a product, without its documents.
   * @throws UserError and ConfigError as `loadProduct` does
   */
  static async open(options: DevSiteOptions): Promise<DevSite> {
    return new DevSite(await loadProduct(options), options)
  }

  /** As it was read last. */
  get product(): Product {
    return this.#product
  }

  /** @throws Error before `readAll` */
  get graph(): SiteGraph {
    if (!this.#graph) throw new Error('The documents were not read yet.')
    return this.#graph
  }

  /** Paths of the static files, relative to their folder. */
  get assets(): string[] {
    return this.#assets
  }

  /** Compiles every document. */
  async readAll(): Promise<void> {
    const [compiled, dates, apis] = await Promise.all([
      this.#compile(listDocuments(this.#product.docsDir)),
      lastCommitDates(this.#product.docsDir),
      readApiPages(this.#product, this.#options.cacheDir),
    ])
    this.#dates = dates
    this.#apis = apis
    // Whatever ends this process, the next one needn't compile the same again.
    if (compiled > 0) this.#cache.save()
    this.#rebuild()
  }

  /** Takes over what happened to documents: changed, came or went. */
  async update(files: Iterable<string>): Promise<void> {
    const [present, gone] = [[] as string[], [] as string[]]
    for (const file of files) (existsSync(join(this.#product.docsDir, file)) ? present : gone).push(file)
    for (const file of gone) {
      this.#pages.delete(file)
      this.#problems.delete(file)
    }
    await this.#compile(present)
    this.#rebuild()
  }

  /** Takes over new or deleted static files. */
  updateAssets(): void {
    this.#rebuild()
  }

  /**
   * Loads the project's settings anew.
   * @throws as `open` does; the old settings stay
   */
  async reloadProduct(): Promise<void> {
    const product = await loadProduct(this.#options)
    this.#apis = await readApiPages(product, this.#options.cacheDir)
    this.#product = product
    this.#rebuild()
  }

  /** What renders pages with this module. */
  renderer(server: ServerModule): SiteRenderer {
    if (this.#renderer?.server !== server) this.#renderer = { server, renderer: this.#createRenderer(server) }
    return this.#renderer.renderer
  }

  /** What is wrong with the site, each document by itself and all together. */
  get problems(): Problem[] {
    return [...[...this.#problems.values()].flat(), ...this.graph.problems]
  }

  /** Documents that are wrong by themselves, not by what they refer to. */
  brokenDocument(file: string): Problem[] {
    return (this.#problems.get(file) ?? []).filter(({ severity }) => severity === 'error')
  }

  /** Documents that a route shows; one that never compiled is looked for where its page would be. */
  documentsOf(route: string): string[] {
    const page = this.graph.pages.get(route)
    if (!page) return [...this.#problems.keys()].filter((file) => routeOfFile(file) === route)
    const found = new Set<string>()
    const collect = (file: string) => {
      if (found.has(file)) return
      found.add(file)
      for (const include of this.graph.files.get(file)?.includes ?? []) collect(include.file)
    }
    collect(page.file)
    return [...found]
  }

  /** Keeps what was compiled for the next start. */
  close(): void {
    for (const { hash } of this.#pages.values()) this.#cache.get(hash)
    this.#cache.save()
    this.#cache.close()
  }

  async #compile(files: string[]): Promise<number> {
    const { docsDir } = this.#product
    const result = await compileDocuments(docsDir, files, { cache: this.#cache, ...compileOptions(this.#product) })
    for (const file of files) this.#problems.delete(file)
    for (const page of result.pages) this.#pages.set(page.file, page)
    for (const problem of result.problems) this.#problems.set(problem.file, [...(this.#problems.get(problem.file) ?? []), problem])
    return result.compiled
  }

  #rebuild(): void {
    const { config, messages, sidebars, tags, blocks, components, staticDir } = this.#product
    this.#assets = listRelative(staticDir)
    // A document that never compiled is one mistake, not one more in every page that links to it.
    const broken = [...this.#problems.keys()].filter((file) => !this.#pages.has(file)).map(routeOfFile)
    this.#graph = buildSite({
      config,
      messages,
      sidebars,
      tags,
      blocks,
      // In the order of their names, however late they came.
      pages: [...this.#pages.values()].sort((a, b) => (a.file < b.file ? -1 : 1)),
      componentRoutes: [...Object.keys(components), '/status', ...this.#apis.map(({ view }) => view.route)],
      pending: new Set(broken),
      assets: new Set(this.#assets.map((file) => `/${file}`)),
      pictures: readPictures(staticDir),
    })
    this.#renderer = undefined
  }

  #createRenderer(server: ServerModule): SiteRenderer {
    return new SiteRenderer({
      graph: this.graph,
      product: this.#product,
      site: clientSite(this.#product.config),
      server,
      cache: this.#cache,
      dates: this.#dates,
      apis: this.#apis,
      // Clients keep a sidebar as long as its address is the same.
      sidebarFolder: (_, tree) => `_data/sidebars/${contentHash(JSON.stringify(tree))}`,
    })
  }
}
