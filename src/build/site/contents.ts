import { join } from 'node:path'
import { withBase } from '../../addresses/base-url.ts'
import { markdownRoute } from '../../addresses/markdown-route.ts'
import { ASK, FEED, REDIRECTS, ROBOTS, SIDEBARS, SITEMAP, VERSIONS, WEB_MANIFEST } from '../../addresses/site-files.ts'
import { apiMarkdown } from '../../render/api-markdown.ts'
import { feed } from '../../render/feed.ts'
import { sitemap } from '../../render/sitemap.ts'
import { webManifest } from '../../render/web-manifest.ts'
import { branchesTo, growTree, storeTree, type StoredNode, type StoredTree } from '../../site/branches.ts'
import { crumbsTo } from '../../site/breadcrumbs.ts'
import { componentView } from '../../site/component-page.ts'
import { isPicture } from '../../compile/other-files.ts'
import { buildSite } from '../../site/graph.ts'
import type { Problem } from '../../compile/problem.ts'
import type { PageMeta } from '../../site/page-meta.ts'
import type { SiteGraph } from '../../site/site-graph.ts'
import { docsVersion } from '../../site/versions.ts'
import { contentsView, docView, statusView, tagListView, tagViews, type PageView } from '../../site/view.ts'
import { SANDBOX_SOURCE, sandboxFile } from '../app/sandbox.ts'
import type { PageCache } from '../cache/page-cache.ts'
import { listRelative } from '../files/folders.ts'
import { renamedFiles } from '../files/git.ts'
import { contentHash } from '../cache/hash.ts'
import { MachineSite } from '../steps/markdown.ts'
import { apiSearchPage, type ApiPage } from '../steps/api-pages.ts'
import { readPictures } from '../product/pictures.ts'
import { documentSite, type Product } from '../product/product.ts'
import { PageQuestions } from '../steps/page-questions.ts'
import { pageVersionFiles } from '../steps/page-versions.ts'
import { QuestionIndex } from '../steps/question-index.ts'
import { unprovenFacts } from '../steps/unproven-facts.ts'
import { SearchIndex } from '../steps/search-index.ts'

/** Inputs of a site. */
export interface SiteSources {
  product: Product
  /** Documents that compiled. */
  documents: PageMeta[]
  /** Has the large parts of the documents. */
  cache: PageCache
  apis: ApiPage[]
  /** File of a document → ISO date of its last commit. */
  dates: ReadonlyMap<string, string>
}

/** Options for previews and the development server. */
export interface WritersOptions {
  /**
   * Includes drafts: in a preview (`shown`), or in the development server (`marked`), which reports what publishing them would
   * break. By default, they are left out.
   */
  drafts?: 'shown' | 'marked' | undefined
  /** Routes of documents that currently don't compile. */
  pending?: ReadonlySet<string>
  /** Folder of a sidebar's files; by default, all sidebars share one. */
  sidebarFolder?: (tree: StoredTree) => string
}

/** Whether a document isn't a draft. */
export function isFinished({ frontMatter }: PageMeta): boolean {
  return frontMatter.draft !== true
}

/** A sidebar, as shown by all pages that expand the same branches. */
interface ShownSidebar {
  nodes: StoredNode[]
  /** URL of its root file. */
  address: string
  /** Hash of the nodes. */
  key: string
}

/**
 * Content of a site before rendering. The build writes all of it, the development server only what is requested, and search records
 * are pushed from it.
 */
export class SiteContents {
  readonly graph: SiteGraph
  /** Paths of the static files, relative to their folder. */
  readonly assets: readonly string[]
  readonly #sources: SiteSources
  readonly #options: WritersOptions
  readonly #trees: Map<string, StoredTree>
  /** Sidebar and expanded branches → shown sidebar; the pages of a category share it. */
  readonly #shown = new Map<string, ShownSidebar>()

  constructor(sources: SiteSources, options: WritersOptions = {}) {
    const { product, documents, apis } = sources
    const { config, messages, sidebars, tags, blocks, staticDir, docsDir } = product
    this.#sources = sources
    this.#options = options
    this.assets = listRelative(staticDir)
    this.graph = buildSite({
      config,
      messages,
      sidebars,
      tags,
      blocks,
      pages: options.drafts === undefined ? documents.filter(isFinished) : documents,
      drafts: options.drafts === 'shown' ? [] : documents.filter((page) => !isFinished(page)),
      componentRoutes: [...Object.keys(product.components), '/status', ...apis.map(({ view }) => view.route)],
      shownDocuments: new Set(Object.values(product.components).flatMap(({ document }) => document ?? [])),
      pending: options.pending ?? new Set(),
      assets: new Set(this.assets.map((file) => `/${file}`)),
      pictures: readPictures(staticDir),
      renamed: () => renamedFiles(docsDir),
      picturesBeside: () => listRelative(docsDir).filter(isPicture),
    })
    this.#trees = new Map(Object.entries(this.graph.sidebars).map(([id, nodes]) => [id, storeTree(nodes)]))
  }

  /** Problems that single documents don't have by themselves. */
  get problems(): Problem[] {
    const { documents, cache } = this.#sources
    return [...this.graph.problems, ...unprovenFacts(this.#options.drafts === undefined ? documents.filter(isFinished) : documents, cache)]
  }

  get product(): Product {
    return this.#sources.product
  }

  /** Views of all pages by route, each created when its function is called. */
  views(): Map<string, () => PageView> {
    const { graph } = this
    const { product, dates, apis } = this.#sources
    const options = {
      lastUpdated: (file: string) => dates.get(file),
      verified: product.verified,
      branches: (sidebar: string, route: string) => {
        const tree = this.#trees.get(sidebar)
        return tree ? branchesTo(tree, route) : []
      },
    }
    const views = new Map<string, () => PageView>()
    for (const page of graph.pages.values()) views.set(page.route, () => docView(graph, page, options))
    // The tag list exists even without tags, since the search page links to it.
    for (const view of [tagListView(graph), ...tagViews(graph)]) views.set(view.route, () => view)
    if (!graph.pages.has('/')) views.set('/', () => contentsView(graph))
    views.set('/status', () => statusView(graph, product.verified))
    for (const [route, page] of Object.entries(product.components))
      views.set(route, () => componentView(graph, route, { page, verified: product.verified }))
    for (const { view } of apis) views.set(view.route, () => ({ ...view, breadcrumbs: crumbsTo(graph, view) }))
    return views
  }

  /** The document that a page shows, in full or in part. */
  documentOf(view: PageView): PageMeta | undefined {
    const route = view.kind === 'component' ? view.document : view.route
    return route === undefined ? undefined : this.graph.pages.get(route)
  }

  /** The API that a page describes. */
  apiOf({ route }: PageView): ApiPage | undefined {
    return this.#sources.apis.find(({ view }) => view.route === route)
  }

  /** The sidebar that a page shows. */
  sidebarOf(view: PageView): ShownSidebar | undefined {
    if (view.kind !== 'doc' || view.sidebar === undefined) return undefined
    const tree = this.#trees.get(view.sidebar)
    if (!tree) return undefined
    const branches = view.branches ?? []
    const name = [view.sidebar, ...branches].join(' ')
    let shown = this.#shown.get(name)
    if (!shown) this.#shown.set(name, (shown = this.#show(view.sidebar, tree, branches)))
    return shown
  }

  /** Sidebar files: path in the site → JSON. */
  sidebarFiles(): Map<string, string> {
    const files = new Map<string, string>()
    for (const [id, tree] of this.#trees) {
      const folder = this.#sidebarFolder(tree)
      files.set(`${folder}/${id}.json`, JSON.stringify(tree.root))
      for (const [key, branch] of Object.entries(tree.branches)) files.set(`${folder}/${id}.${key}.json`, JSON.stringify(branch))
    }
    return files
  }

  /** Files that are copied unchanged: path in the site, path on disk. */
  staticFiles(): Array<readonly [file: string, path: string]> {
    const filesOf = (dir: string, files: readonly string[]) => files.map((file) => [file, join(dir, file)] as const)
    return [[sandboxFile(), SANDBOX_SOURCE], ...filesOf(this.product.staticDir, this.assets), ...this.#picturesBeside()]
  }

  /** Pictures next to documents that pages show: path in the site → path on disk. */
  #picturesBeside(): Map<string, string> {
    const { graph, product } = this
    const images = [...graph.files.values()].flatMap((page) => page.images)
    return new Map(
      images.flatMap(({ file, address }) =>
        file !== undefined && address !== undefined ? [[address.slice(1), join(product.docsDir, file)]] : [],
      ),
    )
  }

  /** Files about the site as a whole: path in the site → text. */
  siteFiles(): Map<string, string> {
    const { graph } = this
    const { product, apis } = this.#sources
    const listed = [...graph.pages.values()].filter((page) => !page.frontMatter.unlisted).map((page) => page.route)
    const isListed = (route: string) => route !== '/404' && route !== '/search' && product.components[route]?.canonical === undefined
    const routes = [...Object.keys(product.components).filter(isListed), ...apis.map(({ view }) => view.route), ...listed]
    const version = docsVersion(graph)
    return new Map([
      [SITEMAP, sitemap(routes.map((route) => this.#address(route)))],
      [ROBOTS, `User-agent: *\nAllow: /\n\nSitemap: ${this.#address(SITEMAP)}\n`],
      ...apis.map(
        ({ view, content }) =>
          [
            markdownRoute(view.route).slice(1),
            apiMarkdown(content, { ...view, url: this.#address(view.route), messages: graph.messages }),
          ] as const,
      ),
      [WEB_MANIFEST, JSON.stringify(webManifest(documentSite(product.config), product.theme, product.messages.locale))],
      ...this.#feed(),
      [REDIRECTS, JSON.stringify(graph.config.redirects.map(({ from, to }) => ({ from, to, status: 301 })))],
      ...pageVersionFiles(product.versionDifferences, graph.pages),
      ...(version ? [[VERSIONS, JSON.stringify(version)] as const] : []),
      ...(product.config.ask.provider === 'embedded' ? [[ASK, ''] as const] : []),
    ])
  }

  /** The site's text for machines, generated on request. */
  machineSite(): MachineSite {
    return new MachineSite(this.graph, { cache: this.#sources.cache, code: this.product.code })
  }

  /** The search index, whose files are generated on request. */
  searchIndex(): SearchIndex {
    const { cache, product, apis } = this.#sources
    return new SearchIndex({ graph: this.graph, cache, words: product.words, others: apis.map(apiSearchPage) })
  }

  /** The index of the questions that pages answer, whose files are generated on request. */
  questionIndex(): QuestionIndex {
    const { cache, product } = this.#sources
    return new QuestionIndex({ graph: this.graph, cache, words: product.words })
  }

  /** The questions that each document answers, whose files are generated on request. */
  pageQuestions(): PageQuestions {
    return new PageQuestions(this.graph.pages.values(), this.#sources.cache)
  }

  /** Routes of pages that send requests to servers of the reader's choice. */
  consoleRoutes(): string[] {
    return this.#sources.apis.map(({ view }) => view.route)
  }

  #feed(): Array<[string, string]> {
    const { releases, title } = this.product.config
    const page = releases === undefined ? undefined : this.graph.pages.get(releases)
    if (!page) return []
    const sections = this.#sources.cache.content(page.hash, 'sections')
    const text = feed({
      title: `${title}: ${page.title}`,
      page: this.#address(page.route),
      self: this.#address(FEED),
      sections,
      lang: this.graph.messages.locale.lang,
    })
    return [[FEED, text]]
  }

  #address(route: string): string {
    const { url, baseUrl } = this.product.config
    return new URL(withBase(route, baseUrl), url).href
  }

  #sidebarFolder(tree: StoredTree): string {
    return this.#options.sidebarFolder?.(tree) ?? SIDEBARS
  }

  #show(id: string, tree: StoredTree, branches: string[]): ShownSidebar {
    const folder = this.#sidebarFolder(tree)
    const nodes = growTree(tree.root, Object.fromEntries(branches.map((key) => [key, tree.branches[key]!])))
    return {
      nodes,
      address: withBase(`/${folder}/${id}.json`, this.product.config.baseUrl),
      key: contentHash(JSON.stringify(nodes)),
    }
  }
}
