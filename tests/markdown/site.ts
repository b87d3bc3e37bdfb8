import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadProduct } from '../../src/build/product/load.ts'
import { SiteContents } from '../../src/build/site/contents.ts'
import { openCacheOf, readSite } from '../../src/build/site/read.ts'
import { compile } from '../../src/compile/compile.ts'
import { renderBody } from '../../src/render/body.tsx'
import { blockData } from '../../src/site/block-data.ts'
import type { PageMeta } from '../../src/site/page-meta.ts'
import { loadViews } from '../blocks/registry.ts'

/** The project's own site, as a build has it before it writes pages. */
export async function readOwnSite() {
  const cacheDir = mkdtempSync(join(tmpdir(), 'markdown-'))
  const product = await loadProduct()
  const cache = openCacheOf(product, cacheDir)
  const { sources } = await readSite(product, { cache, cacheDir })
  rmSync(cacheDir, { recursive: true, force: true })
  const contents = new SiteContents(sources)
  const { graph } = contents
  const machineSite = contents.machineSite()
  const views = await loadViews()
  const includes = (file: string) => {
    const page = graph.files.get(file)
    return page && { body: cache.content(page.hash, 'body'), title: page.title }
  }
  const shared = { blocks: graph.blocks, messages: graph.messages, views, includes }
  return {
    product,
    pages: [...graph.pages.values()],
    /** Whole address of a page. */
    addressOf: ({ route }: PageMeta) => new URL(route, product.config.url).href,
    /** `page.md` of a page. */
    markdownOf: (page: PageMeta) => machineSite.page(page),
    /** HTML of the text of a page. */
    htmlOf: (page: PageMeta) => renderBody(cache.content(page.hash, 'body'), { ...shared, data: blockData(graph, page) }),
    /** Title and HTML of the text of any Markdown. */
    async htmlOfMarkdown(markdown: string) {
      const { page } = await compile('page.md', new TextEncoder().encode(markdown), {
        baseUrl: '/',
        blocks: graph.blocks,
        messages: graph.messages,
      })
      return { title: page!.title, html: renderBody(page!.body, { ...shared, data: {} }) }
    },
  }
}
