import type { Problem } from '../../compile/problem.ts'
import { didYouMean } from '../../compile/suggest.ts'
import type { Includes } from '../../render/body.tsx'
import type { DocumentAssets, InlinedStyle } from '../../render/document.tsx'
import type * as server from '../../render/server.ts'
import { componentView } from '../../site/component-page.ts'
import { blockData } from '../../site/block-data.ts'
import { documentsOf } from '../../site/documents.ts'
import type { PageView } from '../../site/view.ts'
import { componentOf, type PageData } from '../../theme/page-data.ts'
import type { DocumentSite } from '../../theme/state/site.tsx'
import type { PageCache } from '../cache/page-cache.ts'
import { documentSite } from '../product/product.ts'
import { BlockStyles } from './block-styles.ts'
import type { SiteContents } from './contents.ts'

/** The module that renders pages, whether bundled by the build or loaded by Vite. */
export type ServerModule = typeof server

export class PageRenderer {
  readonly #contents: SiteContents
  readonly #cache: PageCache
  readonly #server: ServerModule
  readonly #site: DocumentSite
  /** Styles of the site's blocks. */
  readonly styles: BlockStyles

  constructor(contents: SiteContents, { cache, server }: { cache: PageCache; server: ServerModule }) {
    this.#contents = contents
    this.#cache = cache
    this.#server = server
    this.styles = new BlockStyles(server.blockStyles)
    this.#site = documentSite(contents.product.config)
  }

  /** Everything that a page is made from, besides the application and the configuration, for its cache key. */
  inputs(view: PageView): string[] {
    const { graph } = this.#contents
    const page = this.#contents.documentOf(view)
    const hashes = page ? documentsOf(graph, page).map(({ hash }) => hash) : []
    const data = page ? JSON.stringify(blockData(graph, page)) : ''
    return [JSON.stringify(view), data, ...hashes, this.#contents.sidebarOf(view)?.key ?? '', this.#contents.apiOf(view)?.key ?? '']
  }

  /** Styles of the blocks that a page shows. */
  stylesOf(view: PageView): InlinedStyle[] {
    const page = this.#contents.documentOf(view)
    if (page) return this.styles.ofPage(this.#contents.graph, page)
    return this.#contents.apiOf(view) ? this.styles.of(this.#server.apiBlocks) : []
  }

  /**
   * Renders a page.
   * @throws any error of the page's component
   */
  render(view: PageView, assets: DocumentAssets): { html: string; data: PageData } {
    const { graph, product } = this.#contents
    const sidebar = this.#contents.sidebarOf(view)
    const component = componentOf(view)
    const page = {
      view,
      html: this.#html(view),
      sidebar: sidebar?.nodes,
      Component: component === undefined ? undefined : this.#server.pageComponent(component),
    }
    return this.#server.renderPage({
      site: this.#site,
      messages: graph.messages,
      assets,
      theme: product.theme,
      page,
      sidebar: sidebar?.address,
    })
  }

  /** Generated files of every site that the product doesn't replace: path in the site → text. */
  engineFiles(): Map<string, string> {
    const { graph, product, assets } = this.#contents
    const files = this.#server.engineFiles({ site: this.#site, messages: graph.messages, theme: product.theme })
    return new Map([...files].filter(([file]) => !assets.includes(file)))
  }

  /** Checks the links of pages that aren't documents, and the links around a page's content. */
  checkComponentLinks(): Problem[] {
    const { graph, product } = this.#contents
    return Object.entries(product.components).flatMap(([route, page]) => {
      const { module } = page
      const view = componentView(graph, route, { page, verified: product.verified })
      const links = this.#server.linkedRoutes({
        site: this.#site,
        messages: graph.messages,
        page: { view, html: '', Component: this.#server.pageComponent(module) },
      })
      const broken = [...links].map((link) => link.split(/[?#]/)[0]!).filter((link) => !graph.routes.has(link))
      return broken.map((link): Problem => {
        const hint = didYouMean(link, graph.routes)
        return {
          file: `pages/${module}.tsx`,
          message: `${route} links to ${link}, which doesn’t exist.`,
          severity: 'error',
          ...(hint ? { hint } : {}),
        }
      })
    })
  }

  /** HTML of a page's document or API reference; empty for other pages. */
  #html(view: PageView): string {
    const { graph } = this.#contents
    const page = this.#contents.documentOf(view)
    const { blocks, messages } = graph
    const includes = this.#includes
    if (page) {
      const body = this.#cache.content(page.hash, 'body')
      return this.#server.renderArticle(body, { blocks, messages, includes, data: blockData(graph, page) })
    }
    const api = this.#contents.apiOf(view)
    return api ? this.#server.renderApi(api.content, graph.messages) : ''
  }

  readonly #includes: Includes = (file) => {
    const page = this.#contents.graph.files.get(file)
    return page && { body: this.#cache.content(page.hash, 'body'), title: page.title }
  }
}
