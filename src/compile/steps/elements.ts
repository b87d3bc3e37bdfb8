import type { Properties } from 'hast'
import type { Parents, RootContent } from 'mdast'
import { htmlElements } from '../html-elements.ts'
import { asMdast } from '../nodes.ts'
import { attributesOf, type JsxNode } from './attributes.ts'
import type { Rewriting, Surroundings } from './step.ts'

/** Rewrites an HTML element, and checks its attributes. */
export async function rewriteElement(node: JsxNode, { findings, children }: Rewriting, { inside }: Surroundings): Promise<RootContent[]> {
  const tagName = node.name!
  const allowed = htmlElements[tagName]!
  const properties: Properties = {}
  for (const [key, value] of attributesOf(node, findings)) {
    if (allowed.includes(key)) properties[key] = value
    else
      findings.problem(
        node,
        `<${tagName}> has no attribute "${key}" here.`,
        allowed.length > 0 ? `Available: ${allowed.join(', ')}.` : 'It has no attributes.',
      )
  }
  if (tagName === 'img') {
    if (typeof properties.src !== 'string') findings.problem(node, 'An image needs the attribute src.')
    else {
      const { address, ...size } = findings.image(node, properties.src)
      properties.src = address
      // If the document sets one side, the browser computes the other.
      if (properties.width === undefined && properties.height === undefined) Object.assign(properties, size)
    }
    if (typeof properties.alt !== 'string') findings.imageWithoutText(node)
    Object.assign(properties, { loading: 'lazy', decoding: 'async' })
  }
  await children(node as Parents, inside ?? (tagName === 'details' ? 'details' : undefined))
  return [asMdast({ type: 'element', tagName, properties, children: node.children as RootContent[] })]
}
