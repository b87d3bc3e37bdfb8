import type { Segment } from './address.ts'
import type { Judge, Option } from './option.ts'

/** A meaningful part of a request, with its possible values. */
export interface Piece {
  from: number
  to: number
  kind: 'method' | 'path' | 'parameter' | 'key' | 'value' | 'number'
  text: string
  options: Option[]
  /** Error message. */
  problem?: string
  /** Whether it is whitespace of a body, anywhere in which a name or value can be inserted. */
  isGap?: boolean
}

/** Creates a piece and judges its text. */
export function pieceOf(kind: Piece['kind'], { text, from, to }: Segment, options: Option[], problemOf?: Judge): Piece {
  const problem = problemOf?.(text)
  return { kind, from, to, text, options, ...(problem !== undefined && { problem }) }
}

/** Returns the pieces with a problem. */
export function wrongOf(pieces: Piece[]): Piece[] {
  return pieces.filter(({ problem }) => problem !== undefined)
}
