import type { Option } from './option.ts'
import type { Piece } from './piece.ts'

/** Suggestions for the text at the cursor. */
export interface Suggestions {
  /** Range to replace. */
  from: number
  to: number
  options: Option[]
}

/** What follows the end of a parameter, or of a name or value in a body, object, or operation. */
const ENDS = /^[\s&,}\])"']/

/** Maximum number of suggestions. */
const MAX = 40

/**
 * What leads to suggestions: typing, a request for them, or a tap, which ignores the text already typed. In whitespace of a body, typing
 * doesn't, because Enter is a line break there.
 */
export type Occasion = 'typing' | 'request' | 'tap'

/** Returns suggestions for a cursor position, prefix matches first. */
export function suggestionsAt(pieces: Piece[], place: number, occasion: Occasion = 'typing'): Suggestions | undefined {
  const piece = pieces.findLast(({ from, to }) => from <= place && place <= to)
  if (!piece || piece.options.length === 0) return undefined
  if (piece.isGap) return occasion === 'typing' ? undefined : { from: place, to: place, options: piece.options.slice(0, MAX) }
  const typed = piece.text
    .slice(0, occasion === 'tap' ? 0 : place - piece.from)
    .toLowerCase()
    .replace(/^[$"']/, '')
  const bare = (text: string) => text.toLowerCase().replace(/^[$"']/, '')
  const begins = piece.options.filter(({ text }) => bare(text).startsWith(typed))
  const contains = piece.options.filter((option) => !begins.includes(option) && bare(option.text).includes(typed))
  const options = [...begins, ...contains].slice(0, MAX)
  return options.length === 0 ? undefined : { from: piece.from, to: piece.to, options }
}

/**
 * Returns the text to insert for an option, without the part of its continuation that already follows.
 * @returns the inserted text, and the number of following characters to replace
 */
export function insertionOf({ text, goesOn = '' }: Option, after: string): { insert: string; skip: number } {
  if (goesOn === '') return { insert: text, skip: 0 }
  // The bracket may already be closed, as in `]=`; keep the value after it.
  let shared = 0
  while (shared < goesOn.length && after[shared] === goesOn[shared]) shared++
  if (shared === goesOn.length) return { insert: text + goesOn, skip: shared }
  // Keep a different continuation, such as `[` where the option suggests `=`.
  if (after !== '' && !ENDS.test(after) && shared === 0) return { insert: text, skip: 0 }
  const rest = after.slice(shared)
  return rest === '' || ENDS.test(rest) ? { insert: text + goesOn, skip: shared } : { insert: text + goesOn.slice(0, shared), skip: shared }
}
