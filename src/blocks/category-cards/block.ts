import { z } from 'zod'
import { withBase } from '../../addresses/base-url.ts'
import { defineBlock } from '../../site/block.ts'
import type { SiteGraph } from '../../site/site-graph.ts'
import type { PageMeta } from '../../site/page-meta.ts'
import { linkList, type DescribedLink } from '../../site/link-list.ts'
import { cards } from '../cards/block.ts'

export const categoryCards = defineBlock({
  name: 'CategoryCards',
  summary: 'Cards of the pages in the sidebar category that this page opens.',
  kind: 'block',
  props: z.strictObject({}),
  uses: [cards],
  siteData: pagesOfCategory,
  check(graph, page) {
    if (graph.categoryOf(page)) return []
    const message = `${page.route} is not associated with a category. <CategoryCards> should only be used on category index pages.`
    return [{ file: page.file, message, severity: 'error' }]
  },
  toMarkdown: (node, writer) => [writer.insert(node)],
  fillMarkdown: (_, { site }) => linkList(site as DescribedLink[]),
})

/** Returns the entries of the page's sidebar category, without the page itself. */
function pagesOfCategory(graph: SiteGraph, page: PageMeta): DescribedLink[] {
  return (graph.categoryOf(page)?.items ?? []).flatMap(({ label, href }) => {
    if (href === undefined || href === page.route) return []
    const description = graph.pages.get(href)?.description ?? ''
    return [{ title: label, href: href.startsWith('/') ? withBase(href, graph.config.baseUrl) : href, description }]
  })
}
