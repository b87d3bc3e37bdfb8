import { createStorageSlot, parseList } from '../state/storage.ts'
import type { Turn } from './turn.ts'

/** Maximum number of turns in a conversation, and of earlier questions sent to the server. */
export const MAX_TURNS = 20
const KEY = 'ask.turns'

/** Returns the turns of this browser session, which survive reloads. */
export function keptTurns(): Turn[] {
  return parseTurns(createStorageSlot(KEY, 'session').get())
}

export function keepTurns(turns: Turn[]): void {
  const slot = createStorageSlot(KEY, 'session')
  if (turns.length === 0) slot.delete()
  else slot.set(JSON.stringify(turns))
}

/** Parses stored turns; returns none if any is invalid, such as turns of another deployment. Unfinished turns become stopped ones. */
export function parseTurns(text: string | null): Turn[] {
  const list = parseList(text)
  if (!list.every(isTurn)) return []
  return list.slice(-MAX_TURNS).map((turn) => (turn.status === 'answering' ? { ...turn, status: 'stopped' } : turn))
}

const SAID = new Map<unknown, Record<string, string>>(
  Object.entries({
    written: { text: 'string', question: 'string', source: 'number' },
    quote: { text: 'string', source: 'number' },
    code: { code: 'string', language: 'string', label: 'string', source: 'number' },
    text: { text: 'string' },
    cite: { source: 'number' },
  }),
)

function isTurn(value: unknown): value is Turn {
  if (!has(value, { id: 'number', question: 'string', status: 'string' })) return false
  const { sources, said, related, meant, nearest = [] } = value
  return (
    isListOf(sources, isSource) &&
    isListOf(nearest, isSource) &&
    isListOf(related, isText) &&
    isListOf(meant, isText) &&
    isListOf(said, (part) => has(part, { kind: 'string' }) && SAID.has(part.kind) && has(part, SAID.get(part.kind)!))
  )
}

function isSource(value: unknown): boolean {
  // Accept only routes of this site: stored data must not inject external links.
  return has(value, { route: 'string', id: 'string', title: 'string', heading: 'string' }) && /^\/(?![/\\])/.test(String(value.route))
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem)
}

function has(value: unknown, types: Record<string, string>): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(types).every(([name, type]) => typeof (value as Record<string, unknown>)[name] === type)
}
