import { tagsIn, type PageConversion, type Tag } from '../page.ts'
import type { Component } from './component.ts'
import { lostWhole } from './lost.ts'

/** Converts an HTML table to Markdown, if each cell contains no more than a sentence. */
export const table: Component = (node, page) => {
  const rows = descendants(node, 'tr').map((row) => tagsIn(row).filter((cell) => cell.name === 'td' || cell.name === 'th'))
  const cells = rows.map((row) => row.map((cell) => cellOf(cell, page)))
  const width = Math.max(0, ...cells.map(({ length }) => length))
  const spans = rows.flat().some((cell) => cell.attributes.some(({ name = '' }) => /^(?:col|row)span$/i.test(name)))
  if (width === 0 || cells.flat().includes(undefined)) {
    page.note('HTML', node, 'The `<table>` has cells with lists, code blocks, or other blocks, which Markdown tables can’t contain.')
    return lostWhole(
      'Cells of this table contain blocks, such as lists, which Markdown tables can’t contain. Rewrite the table.',
      node,
      page,
    )
  }
  if (spans) page.note('HTML', node, 'The `<table>` has cells that span columns or rows, which Markdown tables don’t support.')
  const [first, ...others] = cells as string[][]
  const hasHead = rows[0]!.some(({ name }) => name === 'th')
  const line = (row: readonly string[]) => `| ${[...row, ...Array.from({ length: width - row.length }, () => '')].join(' | ')} |`
  const lines = [
    hasHead ? line(first!) : line([]),
    line(Array.from({ length: width }, () => '---')),
    ...(hasHead ? [] : [line(first!)]),
    ...others.map(line),
  ]
  return page.indented(node, lines.join('\n'))
}

function descendants(node: Tag, name: string): Tag[] {
  return tagsIn(node).flatMap((child) => (child.name === name ? [child] : descendants(child, name)))
}

/** Returns a cell's text; `undefined` if it contains blocks. */
function cellOf(cell: Tag, page: PageConversion): string | undefined {
  const source = page.inner(cell).trim()
  if (/^\s*(?:```|:::|\||[-*+] |\d+\. |#)/m.test(source) || source.includes('<details')) return undefined
  return source
    .replaceAll(/\n\s*\n/g, '<br />')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/(?<!\\)\|/g, String.raw`\|`)
}
