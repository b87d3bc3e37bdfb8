import { withBase } from '../addresses/base-url.ts'
import type { Problem } from '../compile/problem.ts'
import { didYouMean } from '../compile/suggest.ts'
import type { Includes } from '../render/body.tsx'
import type { DocumentAssets } from '../render/document.tsx'
import { FEED, feed } from '../render/feed.ts'
import type * as server from '../render/server.ts'
import { sitemap } from '../render/sitemap.ts'
import { webManifest } from '../render/web-manifest.ts'
import { blockData } from '../site/block-data.ts'
import { documentsOf } from '../site/documents.ts'
import { branchesTo, growTree, storeTree, type StoredNode, type StoredTree } from '../site/branches.ts'
import type { SiteGraph } from '../site/site-graph.ts'
import { docsVersion } from '../site/versions.ts'
import { contentsView, docView, statusView, tagListView, tagViews, type PageView } from '../site/view.ts'
import type { PageData, SidebarFiles } from '../theme/page-data.ts'
import type { ClientSite } from '../theme/state/site.tsx'
import type { PageCache } from './cache.ts'
import { MachineSite } from './markdown.ts'
import { apiSearchPage, type ApiPage } from './openapi.ts'
import { contentHash } from './hash.ts'
import type { Product } from './product/product.ts'
import { SearchIndex } from './search.ts'

/** The module that renders pages, however it was loaded. */
export type ServerModule = typeof server

/** Everything about the site that its documents show. */
export interface RendererContext {
  graph: SiteGraph
  product: Product
  site: ClientSite
  server: ServerModule
  cache: PageCache
  /** API references. */
  apis: ApiPage[]
  /** File of a document → ISO date of its last commit. */
  dates: ReadonlyMap<string, string>
  /** Folder of a sidebar's files in the site; the same for all of them if left out. */
  sidebarFolder?: (id: string, tree: StoredTree) => string
}

/** Documents without an icon of their own get ours: browsers ask for one on every site. */
export const ICON = 'favicon.svg'

/** A sidebar as pages show it whose branches are the same. */
interface ShownSidebar {
  nodes: StoredNode[]
  files: SidebarFiles
  /** Names the nodes. */
  key: string
}

/** Turns a site graph into what the site's files hold. The production build writes all of it, the development server what is asked for. */
export class SiteRenderer {
  readonly #context: RendererContext
  readonly #trees: Map<string, StoredTree>
  /** Sidebar and branches → what is shown; the pages of a category share it. */
  readonly #shown = new Map<string, ShownSidebar>()

  constructor(context: RendererContext) {
    this.#context = context
    this.#trees = new Map(Object.entries(context.graph.sidebars).map(([id, nodes]) => [id, storeTree(nodes)]))
  }

  /** The view of every page, by route; made when called. */
  views(): Map<string, () => PageView> {
    const { graph, product, dates } = this.#context
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
    // Also without tags: the search page leads there.
    for (const view of [tagListView(graph), ...tagViews(graph)]) views.set(view.route, () => view)
    if (!graph.pages.has('/')) views.set('/', () => contentsView(graph))
    views.set('/status', () => statusView(graph, product.verified))
    for (const [route, { module, title, description }] of Object.entries(product.components)) {
      views.set(route, () => ({ kind: 'component', route, module, title, description, ...(route === '/404' ? { noIndex: true } : {}) }))
    }
    for (const { view } of this.#context.apis) views.set(view.route, () => view)
    return views
  }

  /** Names everything that a page is made from, besides the application and the configuration. */
  inputs(view: PageView): string[] {
    const page = this.#documentOf(view)
    const { graph } = this.#context
    const hashes = page ? documentsOf(graph, page).map(({ hash }) => hash) : []
    const sidebar = this.#sidebar(view)
    const data = page ? JSON.stringify(blockData(graph, page)) : ''
    return [JSON.stringify(view), data, ...hashes, sidebar?.key ?? '', this.#apiOf(view)?.key ?? '']
  }

  /**
   * Renders a page.
   * @throws what its component throws
   */
  render(view: PageView, assets: DocumentAssets): { html: string; data: PageData } {
    const { graph, site, server, product } = this.#context
    const sidebar = this.#sidebar(view)
    const loaded = {
      view,
      html: this.#html(view),
      sidebar: sidebar?.nodes,
      Component: view.kind === 'component' ? server.pageComponent(view.module) : undefined,
    }
    return server.renderPage({ site, messages: graph.messages, assets, theme: product.theme, page: loaded, sidebar: sidebar?.files })
  }

  /** Problems with the links of the pages that aren't documents, and of everything around a page. */
  checkComponentLinks(): Problem[] {
    const { graph, product, site, server } = this.#context
    return Object.entries(product.components).flatMap(([route, { module, title, description }]) => {
      const view = { kind: 'component', route, module, title, description } as const
      const links = server.linkedRoutes({
        site,
        messages: graph.messages,
        page: { view, html: '', Component: server.pageComponent(module) },
      })
      const broken = [...links].map((link) => link.split('#')[0]!).filter((link) => !graph.routes.has(link))
      return broken.map((link): Problem => {
        const hint = didYouMean(link, graph.routes)
        return {
          file: `pages/${module}.tsx`,
          message: `${route} links to ${link}, and there is no such page.`,
          severity: 'error',
          ...(hint ? { hint } : {}),
        }
      })
    })
  }

  /** The sidebars' files: path in the site → JSON. */
  sidebarFiles(): Map<string, string> {
    const files = new Map<string, string>()
    for (const [id, tree] of this.#trees) {
      const folder = this.#sidebarFolder(id, tree)
      files.set(`${folder}/${id}.json`, JSON.stringify(tree.root))
      for (const [key, branch] of Object.entries(tree.branches)) files.set(`${folder}/${id}.${key}.json`, JSON.stringify(branch))
    }
    return files
  }

  /** Files about the site as a whole: path in the site → text. */
  siteFiles(): Map<string, string> {
    const { graph, site, product } = this.#context
    const listed = [...graph.pages.values()].filter((page) => !page.frontMatter.unlisted).map((page) => page.route)
    const apis = this.#context.apis.map(({ view }) => view.route)
    const routes = [...Object.keys(product.components).filter((route) => route !== '/404' && route !== '/search'), ...apis, ...listed]
    const version = docsVersion(graph)
    const address = (route: string) => new URL(withBase(route, site.baseUrl), site.url).href
    return new Map([
      ['sitemap.xml', sitemap(routes.map(address))],
      ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${address('/sitemap.xml')}\n`],
      ['manifest.webmanifest', JSON.stringify(webManifest(site, product.theme, graph.messages.locale))],
      ...this.#feed(address),
      ['redirects.json', JSON.stringify(graph.config.redirects.map(({ from, to }) => ({ from, to, status: 301 })))],
      ...(version ? [['_data/versions.json', JSON.stringify(version)] as const] : []),
    ])
  }

  #feed(address: (route: string) => string): Array<[string, string]> {
    const { graph, site, cache } = this.#context
    const page = site.releases === undefined ? undefined : graph.pages.get(site.releases)
    if (!page) return []
    const sections = cache.content(page.hash, 'sections')
    return [[FEED.slice(1), feed({ title: `${site.title}: ${page.title}`, page: address(page.route), self: address(FEED), sections })]]
  }

  /** The site's text for machines; made when it is asked for. */
  machineSite(): MachineSite {
    return new MachineSite(this.#context.graph, this.#context.cache)
  }

  /** The search index; its files are made when they are asked for. */
  searchIndex(): SearchIndex {
    const { graph, cache, product, apis } = this.#context
    return new SearchIndex({ graph, cache, words: product.words, others: apis.map(apiSearchPage) })
  }

  /** Routes whose readers send requests to servers of their own choice. */
  consoleRoutes(): string[] {
    return this.#context.apis.map(({ view }) => view.route)
  }

  /** The finished part of a page. */
  #html(view: PageView): string {
    const { graph, server, cache } = this.#context
    const page = this.#documentOf(view)
    const { blocks, messages } = graph
    const includes = this.#includes
    if (page) return server.renderBody(cache.content(page.hash, 'body'), { blocks, messages, includes, data: blockData(graph, page) })
    const api = this.#apiOf(view)
    return api ? server.renderApi(api.content, graph.messages) : ''
  }

  #apiOf({ route }: PageView): ApiPage | undefined {
    return this.#context.apis.find(({ view }) => view.route === route)
  }

  #documentOf(view: PageView) {
    return view.kind === 'doc' ? this.#context.graph.pages.get(view.route) : undefined
  }

  readonly #includes: Includes = (file) => {
    const page = this.#context.graph.files.get(file)
    return page && { body: this.#context.cache.content(page.hash, 'body'), title: page.title }
  }

  #sidebarFolder(id: string, tree: StoredTree): string {
    return this.#context.sidebarFolder?.(id, tree) ?? '_data/sidebars'
  }

  #sidebar(view: PageView): ShownSidebar | undefined {
    if (view.kind !== 'doc' || view.sidebar === undefined) return undefined
    const tree = this.#trees.get(view.sidebar)
    if (!tree) return undefined
    const branches = view.branches ?? []
    const name = [view.sidebar, ...branches].join(' ')
    let shown = this.#shown.get(name)
    if (!shown) this.#shown.set(name, (shown = this.#show(view.sidebar, tree, branches)))
    return shown
  }

  #show(id: string, tree: StoredTree, branches: string[]): ShownSidebar {
    const folder = this.#sidebarFolder(id, tree)
    const url = (name: string) => withBase(`/${folder}/${name}.json`, this.#context.site.baseUrl)
    const nodes = growTree(tree.root, Object.fromEntries(branches.map((key) => [key, tree.branches[key]!])))
    return {
      nodes,
      files: { root: url(id), branches: Object.fromEntries(branches.map((key) => [key, url(`${id}.${key}`)])) },
      key: contentHash(JSON.stringify(nodes)),
    }
  }
}
