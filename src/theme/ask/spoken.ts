import type { Messages } from '../../messages/messages.ts'
import { isRunning, mainSource, nameOf, type Said, type Turn } from './turn.ts'

/** Returns the screen reader announcement of a completed answer; empty for failures, which are alerts. */
export function spokenAnswer(turn: Turn, { ask, format }: Pick<Messages, 'ask' | 'format'>): string {
  const { status, said, meant, nearest } = turn
  if (status === 'stopped') return ask.stopped
  if (status !== 'answered') return ''
  if (nearest) return [ask.unanswered, ...(nearest.length > 0 ? [ask.nearest, format.list(nearest.map(nameOf))] : [])].join(' ')
  if (meant.length > 0) return [ask.meant, format.list(meant, 'or')].join(' ')
  const source = mainSource(turn)
  const words = said.map(wordsOf).join(' ')
  return [introduce(words, said, ask), ...(source ? [ask.spoken(ask.sources, nameOf(source))] : [])]
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Puts the origin first, since listeners can't look back. */
function introduce(words: string, said: Said[], ask: Messages['ask']): string {
  if (said.some(isRunning)) return `${ask.generated} ${words}`
  if (said.some(({ kind }) => kind === 'written')) return `${ask.written} ${words}`
  return ask.spoken(ask.quoted, words)
}

function wordsOf(part: Said): string {
  switch (part.kind) {
    case 'cite':
      return ''
    case 'code':
      return part.code
    default:
      return part.text.replaceAll(/\*\*|`/g, '')
  }
}
