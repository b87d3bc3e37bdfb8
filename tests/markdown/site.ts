import { join } from 'node:path'
import type { Parents, Root, RootContent } from 'mdast'
import { markdownToMdast } from 'satteri'
import { engineRoot } from '../../src/build/engine-root.ts'
import { loadProduct } from '../../src/build/product/load.ts'
import { SiteContents } from '../../src/build/site/contents.ts'
import { openCacheOf, readSite } from '../../src/build/site/read.ts'
import { toBody } from '../../src/compile/body.ts'
import { rewrite } from '../../src/compile/rewrite.ts'
import { renderBody } from '../../src/render/body.tsx'
import { blockData } from '../../src/site/block-data.ts'
import type { PageMeta } from '../../src/site/page-meta.ts'
import { loadViews } from '../blocks/registry.ts'

/** Reads the project's own site, like a build before it writes pages. A document that a build has compiled isn't compiled again. */
export async function readOwnSite() {
  const cacheDir = join(engineRoot, '.cache')
  const product = await loadProduct()
  const cache = openCacheOf(product, cacheDir)
  const { sources } = await readSite(product, { cache, cacheDir })
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
    /** Absolute URL of a page. */
    addressOf: ({ route }: PageMeta) => new URL(route, product.config.url).href,
    /** Content of a page's `.md` file. */
    markdownOf: (page: PageMeta) => machineSite.page(page),
    /** HTML of a page's content. */
    htmlOf: (page: PageMeta) => renderBody(cache.content(page.hash, 'body'), { ...shared, data: blockData(graph, page) }),
    /** Title and HTML of any Markdown, as interpreted by programs that don't know this site's components. */
    async htmlOfMarkdown(markdown: string) {
      const { blocks, messages } = graph
      const tree = markdownToMdast(markdown, {
        features: { gfm: true, frontmatter: true, directive: true, headingAttributes: true },
      }) as Root
      showHtml(tree)
      const context = {
        file: 'page.md',
        route: '/page',
        source: markdown,
        baseUrl: '/',
        frontMatter: {},
        isFrontMatterGood: true,
        blocks,
        messages,
      }
      const { title } = await rewrite(tree, context)
      return { title, html: renderBody(toBody(tree, context).body, { ...shared, data: {} }) }
    },
  }
}

/** Converts HTML to text and removes comments. */
function showHtml(parent: Parents): void {
  parent.children = (parent.children as RootContent[]).flatMap((node): RootContent[] => {
    if ('children' in node) showHtml(node)
    if (node.type !== 'html') return [node]
    return /^\s*<!--/.test(node.value) ? [] : [{ type: 'text', value: node.value }]
  }) as typeof parent.children
}
