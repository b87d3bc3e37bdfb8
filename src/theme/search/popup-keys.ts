/** Rows of a popup from top to bottom, each with the ids of its cells; an option of a list is a row with one cell. */
export type PopupRows = ReadonlyArray<readonly string[]>

/**
 * Where a key leads to in a popup: arrows go round, Home and End to the first and last row, left and right along a row.
 * @returns the id of a cell, or `undefined` when the key does nothing here
 */
export function cellAfter(rows: PopupRows, active: string | undefined, key: string): string | undefined {
  const last = rows.length - 1
  if (last < 0) return undefined
  const row = rows.findIndex((cells) => active !== undefined && cells.includes(active))
  switch (key) {
    case 'ArrowDown':
      return rows[row >= last ? 0 : row + 1]![0]
    case 'ArrowUp':
      return rows[row <= 0 ? last : row - 1]![0]
    case 'Home':
      return rows[0]![0]
    case 'End':
      return rows[last]![0]
    case 'ArrowLeft':
    case 'ArrowRight': {
      const cells = rows[row]
      if (!cells || cells.length === 1) return undefined
      const cell = cells.indexOf(active!) + (key === 'ArrowRight' ? 1 : -1)
      return cells[Math.min(Math.max(cell, 0), cells.length - 1)]
    }
    default:
      return undefined
  }
}
