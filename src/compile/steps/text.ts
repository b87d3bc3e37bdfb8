import type { Text } from 'mdast'
import { placeOf } from '../findings.ts'
import type { Handlers, Rewriting } from './step.ts'

/** Collects text for search, and finds ":::" that closes or opens nothing. */
export const text: Handlers = {
  text(node, rewriting, { parent }) {
    rewriting.findings.text(node.value)
    if (rewriting.context.strict && parent.type === 'paragraph') checkColons(node, rewriting, parent.children[0] === node)
    return [node]
  },
  inlineCode(node, { findings }) {
    findings.text(node.value)
    return [node]
  },
}

function checkColons(node: Text, { findings }: Rewriting, opensParagraph: boolean): void {
  const lines = node.value.split('\n')
  const index = lines.findIndex((line, number) => line.startsWith(':::') && (number > 0 || opensParagraph))
  if (index < 0) return
  const { line, column } = placeOf(node)
  findings.problemAt(
    { line: line + index, column: index === 0 ? column : 1 },
    'A ":::" that closes or opens nothing.',
    'Nested callouts need more colons outside than inside; a title goes in brackets: :::note[Title]',
  )
}
