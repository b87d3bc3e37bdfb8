import type { RootContent } from 'mdast'
import type { MdxJsxAttributeUnion, MdxJsxFlowElement, MdxJsxTextElement } from 'satteri'
import type { Findings } from '../findings.ts'

/** A tag in a document. */
export type JsxNode = (MdxJsxFlowElement | MdxJsxTextElement) & RootContent

/** Yields attributes with literal values, and reports all others. */
export function* attributesOf(node: JsxNode, findings: Findings): Generator<[string, string | number | boolean]> {
  for (const attribute of node.attributes as MdxJsxAttributeUnion[]) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      findings.problem(node, `<${node.name}> doesn’t support spread attributes: {${attribute.value}}.`)
      continue
    }
    const { name, value } = attribute
    if (value === null || value === undefined) yield [name, true]
    else if (typeof value === 'string') yield [name, value]
    else {
      const literal = parseLiteral(value.value)
      if (literal === undefined)
        findings.problem(
          node,
          `<${node.name}> prop "${name}" must be a literal, not {${value.value}}.`,
          'Use a string, a number, true, or false.',
        )
      else yield [name, literal]
    }
  }
}

/** Parses `{true}`, `{3}`, `{"x"}`; `undefined` for any expression that would have to be evaluated. */
function parseLiteral(expression: string): string | number | boolean | undefined {
  const single = /^\s*'([^'\\]*)'\s*$/.exec(expression)
  if (single) return single[1]
  try {
    const value: unknown = JSON.parse(expression)
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined
  } catch {
    return undefined
  }
}
