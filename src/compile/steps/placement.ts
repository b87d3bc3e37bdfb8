import type { Nodes, Parents } from 'mdast'
import type { BlockDefinition } from '../block.ts'
import type { Findings } from '../findings.ts'
import type { BlockMdast } from '../nodes.ts'
import type { JsxNode } from './attributes.ts'

/** Checks whether a block is allowed at its position. */
export function checkPlace(
  node: JsxNode,
  { name, kind, parents }: BlockDefinition,
  { findings, inside }: { findings: Findings; inside: string | undefined },
): void {
  if (kind === 'block' && node.type === 'mdxJsxTextElement') {
    findings.problem(node, `<${name}> can’t be used inside a sentence.`, 'Put its tags on separate lines.')
  }
  if (parents && !parents.includes(inside ?? '')) {
    findings.problem(node, `<${name}> must be directly inside ${parents.map((parent) => `<${parent}>`).join(' or ')}.`)
  }
}

/** Checks whether a block contains only what it can. */
export function checkChildren(node: JsxNode, { name, children: allowed = [] }: BlockDefinition, findings: Findings): void {
  if (findings.misnamedParts.has(node as Parents)) return
  const wrong = (node.children as Array<Nodes | BlockMdast>).filter(
    (child) => !(child.type === 'block' && allowed.includes(child.name)) && !(child.type === 'text' && child.value.trim() === ''),
  )
  if (wrong.length > 0) findings.problem(node, `<${name}> can contain only ${allowed.map((child) => `<${child}>`).join(', ')}.`)
  else if (node.children.length === 0) findings.problem(node, `<${name}> is empty.`)
}
