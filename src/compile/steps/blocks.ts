import type { Code, Parents, RootContent } from 'mdast'
import type { BlockProps } from '../page.ts'
import type { References } from '../block.ts'
import { plainFence } from '../fence.ts'
import { asMdast } from '../nodes.ts'
import { propsWithRole } from '../prop.ts'
import type { JsxNode } from './attributes.ts'
import { checkChildren, checkPlace } from './placement.ts'
import { propsOf } from './props.ts'
import type { BlockRewriting, Surroundings } from './step.ts'
import { shown } from './styled.ts'
import { rewriteWritten } from './written.ts'

/** Rewrites a block, and checks its position, props, and content against its definition. */
export async function rewriteBlock(node: JsxNode, rewriting: BlockRewriting, { inside }: Surroundings): Promise<RootContent[]> {
  const { block, context, findings, children } = rewriting
  checkPlace(node, block, { findings, inside })
  const known = findings.problems.length
  const props = { ...block.defaultWords?.(context.messages), ...propsOf(node, block, findings) }
  if (block.writes) {
    if (block.code !== undefined) props.code = fenceIn(node, rewriting)?.value ?? ''
    return findings.problems.length > known ? [] : rewriteWritten(node, props, { rewriting, inside })
  }
  if (block.code !== undefined) return [withCode(node, props, rewriting)]
  await children(node as Parents, block.name)
  if (block.children) checkChildren(node, block, findings)
  // With an invalid prop, an include would cause a second problem.
  if (block.includes === undefined || findings.problems.length === known) refer(node, props, rewriting)
  const brought = broughtBy(node, rewriting)
  const content = (node.children as RootContent[]).map((child) =>
    block.show && child.type === block.markdownNode ? shown(child, rewriting, props) : child,
  )
  return [asMdast({ type: 'block', name: findings.use(block), props, children: [...content, ...brought] })]
}

/** The fence is a prop here, not a code block. */
function withCode(node: JsxNode, props: BlockProps, rewriting: BlockRewriting): RootContent {
  const { block, findings } = rewriting
  const fence = fenceIn(node, rewriting)
  const source = fence && plainFence(fence)
  return asMdast({ type: 'block', name: findings.use(block), props: { ...props, code: fence?.value ?? '' }, children: [], source })
}

/** The fence that contains the block's code. */
function fenceIn(node: JsxNode, { block, findings }: BlockRewriting): Code | undefined {
  const fence = node.children.find((child) => child.type === 'code')
  if (!fence) findings.problem(node, `<${block.name}> needs one code fence with ${block.code}.`)
  return fence
}

/** Blocks that this block adds, as if they were written in it. */
function broughtBy(node: JsxNode, rewriting: BlockRewriting): RootContent[] {
  const { block, context, findings } = rewriting
  return (block.brings?.(context.frontMatter) ?? []).map(({ block: brought, props }) => {
    refer(node, props, { ...rewriting, block: brought })
    return asMdast({ type: 'block', name: findings.use(brought), props, children: [] })
  })
}

/** Records what a use of a block refers to, and its text for search. */
function refer(node: JsxNode, props: BlockProps, { block, context, findings }: BlockRewriting): void {
  const references: References = {
    frontMatter: context.frontMatter,
    picture: (name, markers) => findings.pictures.push({ name, markers, ...findings.placeOf(node) }),
    image: (src) => findings.image(node, src),
    text: (words) => findings.text(words),
    problem: (message, hint) => findings.problem(node, message, hint),
    // Invalid front matter may contain what is missing, so that isn't reported as a second problem.
    pageProblem: (message) => context.isFrontMatterGood && findings.problemAt({ line: 1, column: 1 }, message),
  }
  block.refer?.(props, references)
  if (block.includes) findings.include(node, block.includes(props))
  for (const name of propsWithRole(block.props, 'link')) if (typeof props[name] === 'string') props[name] = findings.link(node, props[name])
  const space = block.kind === 'inline' ? '' : ' '
  for (const name of propsWithRole(block.props, 'words'))
    if (typeof props[name] === 'string') findings.text(`${space}${props[name]}${space}`)
}
