import type { Piece } from './grammar.ts'
import type { Option } from './option.ts'

/** Suggestions for the text at the cursor. */
export interface Suggestions {
  /** Range to replace. */
  from: number
  to: number
  options: Option[]
}

/** Maximum number of suggestions. */
const MAX = 40

/**
 * Returns suggestions for a cursor position, prefix matches first.
 * @param isAnything ignores the text already typed
 */
export function suggestionsAt(pieces: Piece[], place: number, isAnything = false): Suggestions | undefined {
  const piece = pieces.findLast(({ from, to }) => from <= place && place <= to)
  if (!piece || piece.options.length === 0) return undefined
  const typed = piece.text
    .slice(0, isAnything ? 0 : place - piece.from)
    .toLowerCase()
    .replace(/^\$/, '')
  const bare = (text: string) => text.toLowerCase().replace(/^\$/, '')
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
  if (after !== '' && !/^[\n&]/.test(after) && shared === 0) return { insert: text, skip: 0 }
  const rest = after.slice(shared)
  return rest === '' || /^[\n&]/.test(rest)
    ? { insert: text + goesOn, skip: shared }
    : { insert: text + goesOn.slice(0, shared), skip: shared }
}
