import type { Parents, RootContent } from 'mdast'
import { dropComments } from './comments.ts'
import { groupFences } from './fence-groups.ts'
import { Findings } from './findings.ts'
import type { DocumentContext } from './context.ts'
import { code } from './steps/code.ts'
import { directives } from './steps/directives.ts'
import { expressions } from './steps/expressions.ts'
import { headings } from './steps/headings.ts'
import { images } from './steps/images.ts'
import { jsx } from './steps/jsx.ts'
import { links } from './steps/links.ts'
import type { Handler, Handlers, Rewriting } from './steps/step.ts'
import { styled } from './steps/styled.ts'
import { text } from './steps/text.ts'

/** Each step handles certain types of nodes. All other nodes stay the same, and their children are rewritten. */
const steps: Handlers[] = [expressions, headings, text, links, images, code, directives, jsx, styled]

const handlers = Object.assign({}, ...steps) as Partial<Record<string, Handler>>

/** Inline nodes that can be part of a word. A word ends after any other node. */
const INSIDE_WORDS = new Set(['emphasis', 'strong', 'link', 'delete'])

/** Nodes that make their content narrower. */
const NARROWING = new Set(['listItem', 'blockquote', 'containerDirective'])

/**
 * Rewrites a document's tree in place, from Markdown and JSX to nodes that can be rendered.
 * @returns what the steps have found in it
 */
export async function rewrite(tree: Parents, context: DocumentContext): Promise<Findings> {
  const findings = new Findings(context)
  const rewriting: Rewriting = { context, findings, children: rewriteChildren }
  let depth = 0
  await rewriteChildren(tree)
  return findings

  async function rewriteChildren(parent: Parents, inside?: string): Promise<void> {
    dropComments(parent)
    if (context.blocks.fenceGroup) groupFences(parent, context.blocks.fenceGroup)
    const children: RootContent[] = []
    const isNarrower = NARROWING.has(parent.type) || ('name' in parent && parent.name === 'details')
    if (isNarrower) depth++
    for (const child of parent.children as RootContent[]) {
      const handle = handlers[child.type] ?? keep
      for (const node of await handle(child, rewriting, { parent, inside, depth })) children.push(node)
    }
    if (isNarrower) depth--
    parent.children = children as typeof parent.children
  }

  async function keep(node: RootContent): Promise<RootContent[]> {
    if (!('children' in node)) return [node]
    await rewriteChildren(node)
    if (!INSIDE_WORDS.has(node.type)) findings.text(' ')
    return [node]
  }
}
