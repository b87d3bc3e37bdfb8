import type { BlockProps } from '../page.ts'
import type { BlockDefinition } from '../block.ts'
import type { Findings } from '../findings.ts'
import { didYouMean } from '../suggest.ts'
import { attributesOf, type JsxNode } from './attributes.ts'

/** Returns a block's props with their defaults, or as written if any of them is invalid. */
export function propsOf(node: JsxNode, { name, props: schema }: BlockDefinition, findings: Findings): BlockProps {
  const given = Object.fromEntries(attributesOf(node, findings))
  const result = schema.safeParse(given)
  if (result.success) return result.data as BlockProps
  const known = Object.keys(schema.shape)
  const written = new Set(node.attributes.map((attribute) => ('name' in attribute ? attribute.name : undefined)))
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        findings.problem(
          node,
          `<${name}> has no prop "${key}".`,
          didYouMean(key, known) ?? (known.length > 0 ? `Available: ${known.join(', ')}.` : 'It has no props.'),
        )
    } else if (!(String(issue.path[0]) in given)) {
      // A prop that isn't a literal has already been reported.
      if (!written.has(String(issue.path[0]))) findings.problem(node, `<${name}> needs the prop "${String(issue.path[0])}".`)
    } else {
      const prop = String(issue.path[0])
      const hint =
        issue.code === 'invalid_type' && issue.expected === 'boolean' ? `Write \`${prop}\` without a value, or remove it.` : undefined
      findings.problem(node, `<${name}> prop "${prop}": ${issue.message}.`, hint)
    }
  }
  return given
}
