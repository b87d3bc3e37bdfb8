import { withBase } from '../compile/base-url.ts'
import type { Problem } from '../compile/problem.ts'
import { didYouMean } from '../compile/suggest.ts'
import type { CategoryEntry, Includes } from '../render/body.tsx'
import type { DocumentAssets } from '../render/document.tsx'
import type { PageData, SidebarFiles } from '../render/page.tsx'
import { sitemap } from '../render/sitemap.ts'
import { branchesTo, growTree, storeTree, type StoredNode, type StoredTree } from '../site/branches.ts'
import type { SiteGraph } from '../site/graph.ts'
import type { PageMeta } from '../site/page-meta.ts'
import { docsVersion } from '../site/versions.ts'
import { contentsView, docView, statusView, tagListView, tagViews, type PageView } from '../site/view.ts'
import type { ClientSite } from '../theme/state/site.tsx'
import type { PageCache } from './cache.ts'
import type { Project } from './project.ts'

/** The module that renders pages, however it was loaded. */
export type ServerModule = typeof import('../render/server.ts')

export interface RendererContext {
  graph: SiteGraph
  project: Project
  site: ClientSite
  server: ServerModule
  cache: PageCache
  /** File of a document → ISO date of its last commit. */
  dates: ReadonlyMap<string, string>
  /** Folder of a sidebar's files in the site; the same for all of them if left out. */
  sidebarFolder?: (id: string, tree: StoredTree) => string
}

/** Documents without an icon of their own get ours: browsers ask for one on every site. */
export const ICON = 'favicon.svg'

/** Turns a site graph into what the site's files hold. The production build writes all of it, the development server what is asked for. */
export class SiteRenderer {
  readonly #context: RendererContext
  readonly #trees: Map<string, StoredTree>

  constructor(context: RendererContext) {
    this.#context = context
    this.#trees = new Map(Object.entries(context.graph.sidebars).map(([id, nodes]) => [id, storeTree(nodes)]))
  }

  /** The view of every page, by route; made when called. */
  views(): Map<string, () => PageView> {
    const { graph, project, server, dates } = this.#context
    const options = {
      lastUpdated: (file: string) => dates.get(file),
      verified: project.verified,
      branches: (sidebar: string, route: string) => {
        const tree = this.#trees.get(sidebar)
        return tree ? branchesTo(tree, route) : []
      },
      islands: new Set<string>(server.islandNames),
    }
    const views = new Map<string, () => PageView>()
    for (const page of graph.pages.values()) views.set(page.route, () => docView(graph, page, options))
    if (graph.tags.length > 0) for (const view of [tagListView(graph), ...tagViews(graph)]) views.set(view.route, () => view)
    if (!graph.pages.has('/')) views.set('/', () => contentsView(graph))
    views.set('/status', () => statusView(graph, project.planned))
    for (const route of project.planned) {
      if (!graph.pages.has(route))
        views.set(route, () => ({ kind: 'component', route, module: 'planned', title: 'Not written yet', description: '', noIndex: true }))
    }
    for (const [route, { module, title, description }] of Object.entries(project.components)) {
      views.set(route, () => ({ kind: 'component', route, module, title, description, ...(route === '/404' ? { noIndex: true } : {}) }))
    }
    return views
  }

  /** Names everything that a page is made from, besides the application and the configuration. */
  inputs(view: PageView): string[] {
    const page = this.#documentOf(view)
    const hashes = page ? [page.hash, ...page.includes.flatMap(({ file }) => this.#includedHashes(file))] : []
    const sidebar = this.#sidebar(view)
    const category = page ? JSON.stringify(this.#categoryEntries(page)) : ''
    return [JSON.stringify(view), category, ...hashes, sidebar ? JSON.stringify(sidebar.nodes) : '']
  }

  /**
   * Renders a page.
   * @throws what its component throws
   */
  render(view: PageView, assets: DocumentAssets): { html: string; data: PageData } {
    const { site, server, cache } = this.#context
    const page = this.#documentOf(view)
    const sidebar = this.#sidebar(view)
    const loaded = {
      view,
      html: page ? server.renderBody(cache.content(page.hash).body, this.#includes, this.#categoryEntries(page)) : '',
      sidebar: sidebar?.nodes,
      Component: view.kind === 'component' ? server.pageComponent(view.module) : undefined,
    }
    return server.renderPage({ site, assets, page: loaded, sidebar: sidebar?.files })
  }

  /** Problems with the links of the pages that aren't documents, and of everything around a page. */
  checkComponentLinks(): Problem[] {
    const { graph, project, site, server } = this.#context
    return Object.entries(project.components).flatMap(([route, { module, title, description }]) => {
      const view = { kind: 'component', route, module, title, description } as const
      const links = server.linkedRoutes(site, { view, html: '', Component: server.pageComponent(module) })
      const broken = [...links].map((link) => link.split('#')[0]!).filter((link) => !graph.routes.has(link) && !project.planned.has(link))
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
    const { graph, site, project } = this.#context
    const listed = [...graph.pages.values()].filter((page) => !page.frontMatter.unlisted).map((page) => page.route)
    const routes = [...Object.keys(project.components).filter((route) => route !== '/404' && route !== '/search'), ...listed]
    const version = docsVersion(graph)
    return new Map([
      ['sitemap.xml', sitemap(routes.map((route) => new URL(withBase(route, site.baseUrl), site.url).href))],
      ['redirects.json', JSON.stringify(graph.config.redirects.map(({ from, to }) => ({ from, to, status: 301 })))],
      ...(version ? [['_data/versions.json', JSON.stringify(version)] as const] : []),
    ])
  }

  #documentOf(view: PageView) {
    return view.kind === 'doc' ? this.#context.graph.pages.get(view.route) : undefined
  }

  /** What `<CategoryCards>` shows on a page. */
  #categoryEntries(page: PageMeta): CategoryEntry[] {
    if (!page.components.includes('CategoryCards')) return []
    const { graph, site } = this.#context
    return (graph.categoryOf(page)?.items ?? []).flatMap(({ label, href }) => {
      if (href === undefined || href === page.route) return []
      const description = graph.pages.get(href)?.description ?? ''
      return [{ title: label, href: href.startsWith('/') ? withBase(href, site.baseUrl) : href, description }]
    })
  }

  #includedHashes(file: string, seen = new Set<string>()): string[] {
    const page = this.#context.graph.files.get(file)
    if (!page || seen.has(file)) return []
    seen.add(file)
    return [page.hash, ...page.includes.flatMap((include) => this.#includedHashes(include.file, seen))]
  }

  readonly #includes: Includes = (file) => {
    const page = this.#context.graph.files.get(file)
    return page && { body: this.#context.cache.content(page.hash).body, title: page.title }
  }

  #sidebarFolder(id: string, tree: StoredTree): string {
    return this.#context.sidebarFolder?.(id, tree) ?? '_data/sidebars'
  }

  #sidebar(view: PageView): { nodes: StoredNode[]; files: SidebarFiles } | undefined {
    if (view.kind !== 'doc' || view.sidebar === undefined) return undefined
    const id = view.sidebar
    const branches = view.branches ?? []
    const tree = this.#trees.get(id)
    if (!tree) return undefined
    const folder = this.#sidebarFolder(id, tree)
    const url = (name: string) => withBase(`/${folder}/${name}.json`, this.#context.site.baseUrl)
    const open = Object.fromEntries(branches.map((key) => [key, tree.branches[key]!]))
    return {
      nodes: growTree(tree.root, open),
      files: { root: url(id), branches: Object.fromEntries(branches.map((key) => [key, url(`${id}.${key}`)])) },
    }
  }
}
