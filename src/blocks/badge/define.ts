import type { PhrasingContent } from 'mdast'
import { z } from 'zod'
import { strong, text as markdownText } from '../../compile/markdown/nodes.ts'
import { link } from '../../compile/prop.ts'
import type { Messages } from '../../messages/messages.ts'
import type { Block } from '../../site/site-graph.ts'
import { defineBlock } from '../../site/block.ts'

/**
 * Defines the `Badge` block. A product with other kinds of badges replaces the default one.
 * @param kinds kinds of badges
 * @param labelsIn returns the label of each kind
 */
export function badgeBlock(kinds: string[], labelsIn: (messages: Messages) => Record<string, string>): Block {
  return defineBlock({
    name: 'Badge',
    summary: 'A badge for a plan, an edition, or a status.',
    kind: 'either',
    props: z.strictObject({ kind: z.enum(kinds), href: link.optional() }),
    siteData: ({ messages }) => labelsIn(messages),
    toMarkdown({ props: { kind, href } }, writer): PhrasingContent[] {
      const name = markdownText(labelsIn(writer.messages)[kind]!)
      return [markdownText('('), strong(href === undefined ? name : writer.link(href, name)), markdownText(')')]
    },
  })
}
