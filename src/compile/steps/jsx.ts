import type { Parents, RootContent } from 'mdast'
import { htmlElements } from '../html-elements.ts'
import { didYouMean } from '../suggest.ts'
import type { JsxNode } from './attributes.ts'
import { rewriteBlock } from './blocks.ts'
import { rewriteElement } from './elements.ts'
import type { Handlers, Rewriting, Surroundings } from './step.ts'

/** Rewrites tags: HTML elements and blocks. Any other name is an error. */
export const jsx: Handlers = {
  mdxJsxTextElement: rewriteTag,
  async mdxJsxFlowElement(node, rewriting, at) {
    const nodes = await rewriteTag(node, rewriting, at)
    rewriting.findings.text(' ')
    return nodes
  },
}

async function rewriteTag(node: JsxNode, rewriting: Rewriting, at: Surroundings): Promise<RootContent[]> {
  const { context, findings, children } = rewriting
  const name = node.name ?? ''
  if (Object.hasOwn(htmlElements, name)) return rewriteElement(node, rewriting, at)
  const block = context.blocks.ofTag(name)
  if (block) return rewriteBlock(node, { ...rewriting, block }, at)
  findings.problem(
    node,
    name === '' ? 'Fragments (<>…</>) aren’t supported.' : `Unknown component <${name}>.`,
    hintFor(name, rewriting, at),
  )
  findings.misnamedParts.add(at.parent)
  await children(node as Parents, at.inside)
  return node.children as RootContent[]
}

/** Suggests what to write instead of an unknown tag. */
function hintFor(name: string, { context: { blocks } }: Rewriting, { inside }: Surroundings): string {
  // `<Tab>` in `<Tabs>` is most likely meant as one of the parts of `<Tabs>`.
  const parts = blocks.tags.filter((tag) => inside !== undefined && blocks.ofTag(tag)?.parents?.includes(inside))
  if (parts.length > 0) return `In <${inside}>, write <${parts.join('> or <')}>.`
  const elements = Object.keys(htmlElements)
  const near = didYouMean(name, [...blocks.tags, ...elements])
  if (near !== undefined) return near
  return /^[a-z]/.test(name) ? `HTML elements: ${elements.join(', ')}.` : `Components: ${blocks.tags.toSorted().join(', ')}.`
}
