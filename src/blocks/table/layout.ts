import type { PhrasingContent, Table, TableCell } from 'mdast'
import { plainText } from '../../compile/nodes.ts'

/** Layout of a table on narrow screens: fitting columns, a card per row, or horizontal scrolling. */
export const layouts = ['columns', 'cards', 'scroll'] as const

export type Layout = (typeof layouts)[number]

/** Characters that fit in a row: on the narrowest phone, and in an article of 39rem, the narrowest one without cards. */
const ROOM = { narrow: 42, wide: 90 }
/** Characters that short names need in addition to stay on one line, since bold titles and capital letters are wider than others. */
const SPARE = 7
/** Width of a gap in characters. */
const GAP = 2
/** Width in characters to which a column can shrink, unless its longest word is wider. */
const COLUMN = 14
const INLINE = new Set(['text', 'inlineCode', 'strong', 'emphasis', 'link'])
/** Width of a character of code, compared with one of text. */
const CODE = 1.07
/** Maximum cell length and minimum column count of a matrix, such as plans by feature, which is read across columns. */
const VALUE = 16
const MANY = 4

/** Chooses the narrow-screen layout by the number of columns and their content. */
export function layoutOf(table: Table): Layout {
  if (fits(table, 'narrow')) return 'columns'
  const columns = columnsOf(table)
  const isMatrix = columns.length >= MANY && columns.slice(1).every((cells) => cells.every((cell) => plainText(cell).length <= VALUE))
  return isMatrix ? 'scroll' : 'cards'
}

/** Whether the columns fit without a break inside their words. */
export function fits(table: Table, screen: 'narrow' | 'wide'): boolean {
  return widthOfColumns(table) <= ROOM[screen]
}

/** Whether the columns also fit on the narrowest phone if short names in the first one stay on one line. */
export function fitsWithNames(table: Table): boolean {
  return widthOfColumns(table) + SPARE <= ROOM.narrow
}

/** Whether a cell stays on one line if the columns fit: a date, a short name, but nothing with a block. */
export function isShort(cell: TableCell): boolean {
  return cell.children.every(({ type }) => INLINE.has(type)) && lengthOf(wordWidths(cell)) <= COLUMN
}

function columnsOf({ children: rows }: Table): TableCell[][] {
  return (rows[0]?.children ?? []).map((_, column) => rows.flatMap(({ children }) => children[column] ?? []))
}

function widthOfColumns(table: Table): number {
  const columns = columnsOf(table)
  return columns.reduce((sum, cells) => sum + widthOf(cells), GAP * (columns.length - 1))
}

/** Returns the width of a column in characters. */
function widthOf(cells: TableCell[]): number {
  const words = cells.map(wordWidths)
  const longest = Math.max(...words.map(lengthOf))
  return Math.min(longest, Math.max(...words.flat(), COLUMN))
}

/** Returns the width of words on one line. */
function lengthOf(widths: number[]): number {
  return widths.reduce((sum, width) => sum + width + 1, -1)
}

/** Returns the widths of the parts that stay on one line. Text may break after a slash. Code only breaks at spaces, and is wider. */
function wordWidths(node: TableCell | PhrasingContent): number[] {
  if (node.type === 'inlineCode') return node.value.split(/\s+/).map((word) => Math.ceil(word.length * CODE) + 1)
  if ('children' in node) return node.children.flatMap(wordWidths)
  return plainText(node)
    .split(/[\s/]+/)
    .map(({ length }) => length)
    .filter((width) => width > 0)
}
