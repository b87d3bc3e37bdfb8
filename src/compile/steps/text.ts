import type { Text } from 'mdast'
import { placeOf } from '../findings.ts'
import { sourceOf, type Handlers, type Rewriting } from './step.ts'

/** Collects text for search, and reports undefined references and `:::` that doesn't open or close anything. */
export const text: Handlers = {
  text(node, rewriting, { parent }) {
    rewriting.findings.text(node.value)
    checkReferences(node, rewriting)
    if (parent.type === 'paragraph') checkColons(node, rewriting, parent.children[0] === node)
    return [node]
  },
  inlineCode(node, { findings }) {
    findings.text(node.value)
    return [node]
  },
}

/** `[text][label]`, `[text][]`, and `[^label]`, which the parser leaves in the text if the label isn't defined. */
const REFERENCE = /(?<!\\)\](\[([^\][\\\n]*)\])|(?<!\\)\[\^([^\][\s\\]+)\]/g

function checkReferences(node: Text, { context, findings }: Rewriting): void {
  if (!node.value.includes('][') && !node.value.includes('[^')) return
  const source = sourceOf(node, context)
  for (const found of source.matchAll(REFERENCE)) {
    const [, , label, footnote] = found
    // The opening bracket is escaped.
    if (/\\\[[^\][]*$/.test(source.slice(0, found.index))) continue
    const start = placeOf(node)
    const before = source.slice(0, found.index).split('\n')
    const column = (before.length === 1 ? start.column : 1) + before.at(-1)!.length
    const place = { line: start.line + before.length - 1, column }
    const meaning = footnote ?? (label || (/\[([^\][]*)$/.exec(source.slice(0, found.index))?.[1] ?? ''))
    if (footnote === undefined)
      findings.problemAt(
        place,
        `The link reference "[${meaning}]" isn’t defined.`,
        `Add a line for it, "[${meaning}]: /route", or write \\[ for a literal bracket.`,
      )
    else
      findings.problemAt(
        place,
        `The footnote "[^${meaning}]" isn’t defined.`,
        `Add a line for it, "[^${meaning}]: Its text.", or write \\[ for a literal bracket.`,
      )
  }
}

function checkColons(node: Text, { findings }: Rewriting, opensParagraph: boolean): void {
  const lines = node.value.split('\n')
  const index = lines.findIndex((line, number) => line.startsWith(':::') && (number > 0 || opensParagraph))
  if (index < 0) return
  const { line, column } = placeOf(node)
  findings.problemAt(
    { line: line + index, column: index === 0 ? column : 1 },
    'This ":::" doesn’t open or close a callout.',
    'An outer callout needs more colons than those inside it. A title goes in brackets: :::note[Title]',
  )
}
