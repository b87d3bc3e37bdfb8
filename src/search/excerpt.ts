import type { Marked } from './provider.ts'
import { tokenize } from './tokens.ts'

/** Length of an excerpt, in characters. */
const LENGTH = 160
/** Characters before the first match. */
const LEAD = 40

/** Marks the matching words of a text. */
export function mark(text: string, terms: ReadonlyMap<string, unknown>): Marked {
  const marked: Marked = []
  let end = 0
  for (const token of tokenize(text)) {
    if (!terms.has(token.term) && !token.parts.some((part) => terms.has(part))) continue
    if (token.start > end) marked.push({ text: text.slice(end, token.start) })
    marked.push({ text: text.slice(token.start, token.end), isMatch: true })
    end = token.end
  }
  if (end < text.length) marked.push({ text: text.slice(end) })
  return marked
}

/** Returns the part of a text with the most distinct matching words, with matches marked. */
export function excerpt(text: string, terms: ReadonlyMap<string, unknown>): Marked {
  if (text.length <= LENGTH) return mark(text, terms)
  const matches = tokenize(text).filter(({ term, parts }) => terms.has(term) || parts.some((part) => terms.has(part)))
  let start = 0
  let most = 0
  for (const { start: from } of matches) {
    const inside = new Set(matches.filter((other) => other.start >= from && other.end <= from + LENGTH - LEAD).map(({ term }) => term)).size
    if (inside > most) [most, start] = [inside, from]
  }
  start = wordStart(text, Math.max(0, Math.min(start - LEAD, text.length - LENGTH)))
  const end = wordEnd(text, start + LENGTH)
  const marked = mark(text.slice(start, end), terms)
  if (start > 0) marked.unshift({ text: '… ' })
  if (end < text.length) marked.push({ text: ' …' })
  return marked
}

function wordStart(text: string, at: number): number {
  if (at === 0) return 0
  const space = text.indexOf(' ', at)
  return space < 0 ? at : space + 1
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length
  const space = text.lastIndexOf(' ', at)
  return space < 0 ? at : space
}
