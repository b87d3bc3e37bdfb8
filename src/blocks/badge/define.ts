import type { PhrasingContent } from 'mdast'
import { z } from 'zod'
import { strong, text as markdownText } from '../../compile/markdown/nodes.ts'
import { link } from '../../compile/prop.ts'
import type { Block } from '../../site/site-graph.ts'
import { defineBlock } from '../../site/block.ts'

/**
 * The block of small marks for what a site has: states, editions, plans. A product with marks of its own defines it anew.
 * @param labels what each kind of mark reads
 */
export function badgeBlock(labels: Record<string, string>): Block {
  return defineBlock({
    name: 'Badge',
    summary: 'A small mark for a plan, an edition or a state.',
    kind: 'either',
    props: z.strictObject({ kind: z.enum(Object.keys(labels)), href: link.optional() }),
    siteData: () => labels,
    toMarkdown({ props: { kind, href } }, writer): PhrasingContent[] {
      const name = markdownText(labels[kind]!)
      return [markdownText('('), strong(href === undefined ? name : writer.link(href, name)), markdownText(')')]
    },
  })
}
