import type { Properties } from 'hast'
import type { Heading, Parents } from 'mdast'
import { placeOf } from '../findings.ts'
import { plainText } from '../nodes.ts'
import type { Handlers } from './step.ts'

/** Gives headings IDs, and records them for the table of contents and search. */
export const headings: Handlers = {
  async heading(node, { context: { frontMatter }, findings, children }, { parent, inside }) {
    const properties = (node.data?.hProperties ?? {}) as Properties
    findings.isInsideHeading = true
    await children(node)
    findings.isInsideHeading = false
    const text = plainText(node)
    const isFirst = node.depth === 1 && findings.title === undefined
    if (isFirst) findings.title = text
    // The heading is the page's title, or repeats it.
    if (isFirst && text === (frontMatter.title ?? text)) {
      if (!beginsDocument(node, parent))
        findings.problem(
          node,
          'The "#" heading is the page’s title, so it must come first.',
          'Move it to the top, or use ## for a section.',
        )
      return []
    }
    if (node.depth === 1)
      findings.problem(node, 'The page’s "#" heading is generated from its title.', 'Start with text, and use ## for sections.')
    if (node.depth > findings.level + 1)
      findings.warningAt(
        placeOf(node),
        `A level-${node.depth} heading follows a level-${findings.level} heading.`,
        `Use ${'#'.repeat(findings.level + 1)}.`,
      )
    findings.level = node.depth
    const custom = typeof properties.id === 'string' ? properties.id : undefined
    if (custom !== undefined && findings.anchors.includes(custom)) {
      findings.problem(node, `The heading id "${custom}" is used twice.`, 'Give one of them a different {#id}.')
    }
    // Reserves a custom ID in the slugger, so that a later heading can't get the same one.
    const id = custom ?? findings.slugger.slug(text)
    if (custom !== undefined) findings.slugger.slug(custom)
    findings.anchors.push(id)
    findings.sections.push({ id, heading: text, depth: node.depth, text: '', fences: [] })
    node.data = { hProperties: { id } }
    if (inside === undefined) findings.toc.push({ id, depth: node.depth, text })
    return [node]
  },
}

/** Whether only front matter comes before the heading. Comments have already been removed. */
function beginsDocument(node: Heading, { type, children }: Parents): boolean {
  return type === 'root' && children.find((child) => child.type !== 'yaml') === node
}
