/** A part of a file, in bytes from its beginning; both ends belong to it. */
export interface Slice {
  start: number
  end: number
}

/**
 * Reads a `Range` header against a file of `size` bytes.
 *
 * Returns `undefined` where the whole file is the right answer (another unit, several ranges, bad syntax: RFC 9110,
 * 14.2 lets a server ignore those), and `unsatisfiable` where the range begins beyond the file's end.
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
