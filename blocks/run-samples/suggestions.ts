import type { Piece } from './grammar.ts'
import type { Option } from './option.ts'

/** What can be written where the reader writes. */
export interface Suggestions {
  /** What is replaced. */
  from: number
  to: number
  options: Option[]
}

/** As many are listed. */
const MAX = 40

/**
 * What fits to what is written before a place; what begins like it comes first.
 * @param isAnything whether all that fits is wanted, whatever is written there
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
 * The text that takes a place, and how far to replace: what an option goes on with is left out as far as it is there.
 * @returns the piece's new text, and how many of the letters after it are replaced, too
 */
export function insertionOf({ text, goesOn = '' }: Option, after: string): { insert: string; skip: number } {
  if (goesOn === '') return { insert: text, skip: 0 }
  // `]=` where the bracket is closed already; the value that follows stays.
  let shared = 0
  while (shared < goesOn.length && after[shared] === goesOn[shared]) shared++
  if (shared === goesOn.length) return { insert: text + goesOn, skip: shared }
  // What is there goes on in its own way, as `[` does where `=` would be suggested.
  if (after !== '' && !/^[\n&]/.test(after) && shared === 0) return { insert: text, skip: 0 }
  const rest = after.slice(shared)
  return rest === '' || /^[\n&]/.test(rest)
    ? { insert: text + goesOn, skip: shared }
    : { insert: text + goesOn.slice(0, shared), skip: shared }
}
