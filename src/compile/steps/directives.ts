import type { Paragraph, Parents, RootContent, Text } from 'mdast'
import { inlineHtml } from '../body.ts'
import { asMdast } from '../nodes.ts'
import { didYouMean } from '../suggest.ts'
import { sourceOf, type Handlers, type Rewriting } from './step.ts'

type Container = Extract<RootContent, { type: 'containerDirective' }>

/** `:::note` becomes its block. Other directives are literal text: `10:30`, `api::restaurant`. */
export const directives: Handlers = {
  async containerDirective(node, rewriting) {
    const { context, findings, children } = rewriting
    const block = context.blocks.ofDirective(node.name)
    if (!block) {
      const known = context.blocks.directives
      findings.problem(node, `Unknown callout ":::${node.name}".`, didYouMean(node.name, known) ?? `Available: ${known.join(', ')}.`)
      await children(node)
      return node.children
    }
    if (!isClosed(node, rewriting))
      findings.problem(node, `The callout ":::${node.name}" is never closed.`, 'Close it with ":::" on a separate line.')
    const title = takeTitle(node, rewriting)
    const titleHtml = title && (await htmlOfTitle(title, rewriting))
    await children(node, block.name)
    return [
      asMdast({
        type: 'block',
        name: findings.use(block),
        props: { kind: node.name, ...(titleHtml === undefined ? {} : { titleHtml }) },
        children: node.children,
        title,
      }),
    ]
  },
  leafDirective: (node, rewriting) => [{ type: 'paragraph', children: [literal(node, rewriting)] }],
  textDirective: (node, rewriting) => [literal(node, rewriting)],
}

/** Removes a directive's title and returns it: the text in brackets, or the rest of the opening line. */
function takeTitle(node: Container, { context }: Rewriting): Paragraph | undefined {
  const label = node.children.find((child) => child.type === 'paragraph' && child.data?.directiveLabel)
  node.children = node.children.filter((child) => child !== label)
  if (label) return label as Paragraph
  const written = /^:::+\w+[ \t]+([^\n{[]+)/.exec(sourceOf(node, context))?.[1]?.trim()
  return written ? { type: 'paragraph', children: [{ type: 'text', value: written }] } : undefined
}

/** Converts the title to HTML. It's passed as a prop, so it can't contain blocks. */
async function htmlOfTitle(title: Paragraph, rewriting: Rewriting): Promise<string> {
  dropBlocks(title, rewriting)
  await rewriting.children(title)
  rewriting.findings.text(' ')
  return inlineHtml(title, rewriting.context)
}

function dropBlocks(parent: Parents, rewriting: Rewriting): void {
  const { context, findings } = rewriting
  parent.children = (parent.children as RootContent[]).filter((child) => {
    if ('children' in child) dropBlocks(child, rewriting)
    const isBlock = child.type === 'mdxJsxTextElement' && context.blocks.ofTag(child.name ?? '') !== undefined
    if (isBlock) findings.problem(child, `A callout’s title can’t contain <${child.name}>.`, 'Move it to the callout’s text.')
    return !isBlock
  }) as typeof parent.children
}

function isClosed(node: Container, { context }: Rewriting): boolean {
  // The last line closes the innermost callout that ends there.
  const last = node.children.at(-1)
  if (last?.type === 'containerDirective' && last.position?.end.offset === node.position?.end.offset) return false
  return /(^|\n)[ \t>]*:{3,}[ \t]*$/.test(sourceOf(node, context).trimEnd())
}

function literal(node: RootContent, { context, findings }: Rewriting): Text {
  const value = sourceOf(node, context)
  findings.text(value)
  return { type: 'text', value }
}
