import type { Table, TableCell } from 'mdast'
import { plainText } from '../../compile/nodes.ts'

/** Layout of a table on narrow screens: fitting columns, a card per row, or horizontal scrolling. */
export const layouts = ['columns', 'cards', 'scroll'] as const

export type Layout = (typeof layouts)[number]

/** Characters that fit in a row on the narrowest phone, and the width of a gap in characters. */
const ROOM = 42
const GAP = 2
/** Width in characters to which a column can shrink, unless its longest word is wider. */
const COLUMN = 14
/** Maximum cell length and minimum column count of a matrix, such as plans by feature, which is read across columns. */
const VALUE = 16
const MANY = 4

/** Chooses the narrow-screen layout by the number of columns and their content. */
export function layoutOf({ children: rows }: Table): Layout {
  const columns = (rows[0]?.children ?? []).map((_, column) => rows.flatMap(({ children }) => children[column] ?? []))
  const needed = columns.reduce((sum, cells) => sum + widthOf(cells), GAP * (columns.length - 1))
  if (needed <= ROOM) return 'columns'
  const isMatrix = columns.length >= MANY && columns.slice(1).every((cells) => cells.every((cell) => plainText(cell).length <= VALUE))
  return isMatrix ? 'scroll' : 'cards'
}

/** Returns the width of a column in characters. */
function widthOf(cells: TableCell[]): number {
  const texts = cells.map(plainText)
  const longest = Math.max(...texts.map(({ length }) => length))
  const word = Math.max(...texts.flatMap((text) => text.split(/[\s/]+/)).map(({ length }) => length))
  return Math.min(longest, Math.max(word, COLUMN))
}
