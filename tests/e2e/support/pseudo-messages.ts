import * as en from '../../../src/messages/en.ts'
import { Formats } from '../../../src/messages/formats.ts'
import type { Locale } from '../../../src/messages/locale.ts'
import type { FirstMessages, LaterMessages } from '../../../src/messages/messages.ts'

/** Mark the start and end of each message; no text contains them. */
export const MARKS = { start: '⟦', end: '⟧' }

const ACCENTS: Record<string, string> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, index) => [letter, [...'åƀçđéƒĝĥîĵķļɱñøþɋřšţûṽŵẋýž'][index]!]),
)

/** Returns every message of the engine in a pseudo-language: right to left, accented, about a third longer, and between marks. */
export function pseudoMessages(): { first: FirstMessages; later: LaterMessages } {
  const locale: Locale = { lang: 'ar', name: pseudoText('Pseudo'), direction: 'rtl', calendar: 'gregory' }
  const first = { ...(translated(en.first) as FirstMessages), locale, format: new Formats(locale) }
  return { first, later: translated(en.later) as LaterMessages }
}

function translated(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value)
  if (typeof value === 'function') return (...parts: unknown[]) => translated((value as (...given: unknown[]) => unknown)(...parts))
  if (Array.isArray(value))
    return [MARKS.start, ...value.map((part: unknown) => (typeof part === 'string' ? accented(part) : part)), MARKS.end]
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, translated(inner)]))
}

function pseudoText(text: string): string {
  return text === '' ? '' : MARKS.start + accented(text) + MARKS.end
}

/** Doubles vowels, which makes a text about a third longer. Placeholders stay unchanged. */
function accented(text: string): string {
  return text.replaceAll(/\{\w+\}|[a-z]/gi, (letter) => {
    const accent = ACCENTS[letter.toLowerCase()]
    if (accent === undefined) return letter
    const own = letter === letter.toLowerCase() ? accent : accent.toUpperCase()
    return 'aeiou'.includes(letter) ? own + own : own
  })
}
