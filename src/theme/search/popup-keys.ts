/** Rows of a popup, each with the IDs of its cells; a listbox option is a row with one cell. */
export type PopupRows = ReadonlyArray<readonly string[]>

/**
 * Returns the cell that a key moves to: up and down wrap around, Home and End go to the first and last rows, left and right move within a
 * row.
 * @returns the ID of a cell; `undefined` if the key has no effect
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
