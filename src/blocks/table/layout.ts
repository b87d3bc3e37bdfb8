import type { Table, TableCell } from 'mdast'
import { plainText } from '../../compile/nodes.ts'

/** What a table is where it is narrow: columns that fit, a card for each row, or something that scrolls. */
export const layouts = ['columns', 'cards', 'scroll'] as const

export type Layout = (typeof layouts)[number]

/** Characters that a row has room for on the narrowest phone, and what the space between two columns takes of them. */
const ROOM = 42
const GAP = 2
/** A column may be as narrow as this, or as its longest word. */
const COLUMN = 14
/** Columns of short values are read side by side: plans, or which method takes what. */
const VALUE = 16
const MANY = 4

/** How a table is shown where there is no room for it, by how many columns it has and what is in them. */
export function layoutOf({ children: rows }: Table): Layout {
  const columns = (rows[0]?.children ?? []).map((_, column) => rows.flatMap(({ children }) => children[column] ?? []))
  const needed = columns.reduce((sum, cells) => sum + widthOf(cells), GAP * (columns.length - 1))
  if (needed <= ROOM) return 'columns'
  const isMatrix = columns.length >= MANY && columns.slice(1).every((cells) => cells.every((cell) => plainText(cell).length <= VALUE))
  return isMatrix ? 'scroll' : 'cards'
}

/** Characters that a column needs. */
function widthOf(cells: TableCell[]): number {
  const texts = cells.map(plainText)
  const longest = Math.max(...texts.map(({ length }) => length))
  const word = Math.max(...texts.flatMap((text) => text.split(/[\s/]+/)).map(({ length }) => length))
  return Math.min(longest, Math.max(word, COLUMN))
}
