/** A byte range of a file; both ends are inclusive. */
export interface Slice {
  start: number
  end: number
}

/**
 * Parses a `Range` header for a file of `size` bytes.
 *
 * Returns `undefined` if the server should send the whole file (other units, several ranges, or invalid syntax, which RFC 9110,
 * 14.2 allows servers to ignore), and `unsatisfiable` if the range starts after the end of the file.
 */
export function parseRange(header: string, size: number): Slice | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header) ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Number(last)
  if (last !== '' && end < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end: Math.min(end, size - 1) }
}
