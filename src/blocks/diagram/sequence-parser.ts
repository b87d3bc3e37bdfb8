export interface Participant {
  id: string
  label: string
}

/** A row of a sequence diagram, top to bottom. Messages and notes refer to participants by index. */
export type SequenceRow =
  | { kind: 'message'; from: number; to: number; text: string; isDashed: boolean }
  | { kind: 'note'; over: number[]; text: string }
  | { kind: 'frame' | 'part'; text: string }
  | { kind: 'end' }

export interface Sequence {
  participants: Participant[]
  rows: SequenceRow[]
}

const PARTICIPANT = /^(?:participant|actor)\s+(\S+)(?:\s+as\s+(.+))?$/
const NOTE = /^note\s+(?:left of|right of|over)\s+([^:]+):\s*(.+)$/i
const MESSAGE = /^(\S+?)\s*(--?)(?:>>?|[)x])\s*[+-]?\s*([^\s:]+)\s*:\s*(.+)$/
const FRAME = /^(?:loop|alt|opt|par|critical|break|rect)\b\s*(.*)$/
const PART = /^(?:else|and|option)\b\s*(.*)$/
/** Lines without effect on the drawing. */
const SILENT = /^(?:%%|(?:activate|deactivate|autonumber|title)\b)/

/**
 * Parses a sequence diagram.
 * @throws {Error} for an unknown line, or an empty diagram
 */
export function parseSequence(source: string): Sequence {
  const participants: Participant[] = []
  const rows: SequenceRow[] = []
  const indexOf = (id: string, label?: string): number => {
    const index = participants.findIndex((participant) => participant.id === id)
    return index === -1 ? participants.push({ id, label: textOf(label ?? id) }) - 1 : index
  }
  const lines = source.split('\n').map((line) => line.trim())
  for (const line of lines.slice(lines.findIndex(isSequence) + 1)) {
    const read = rowOf(line, indexOf)
    if (read) rows.push(read)
  }
  if (participants.length === 0) throw new Error('The diagram is empty.')
  return { participants, rows }
}

export function isSequence(source: string): boolean {
  return /^\s*sequenceDiagram\b/.test(source)
}

function rowOf(line: string, indexOf: (id: string, label?: string) => number): SequenceRow | undefined {
  if (line === '' || SILENT.test(line)) return undefined
  if (line === 'end') return { kind: 'end' }
  const participant = PARTICIPANT.exec(line)
  if (participant) return void indexOf(participant[1]!, participant[2])
  const note = NOTE.exec(line)
  if (note) return { kind: 'note', over: note[1]!.split(',').map((id) => indexOf(id.trim())), text: textOf(note[2]!) }
  const message = MESSAGE.exec(line)
  if (message) {
    const [, from, dashes, to, text] = message
    return { kind: 'message', from: indexOf(from!), to: indexOf(to!), text: textOf(text!), isDashed: dashes === '--' }
  }
  const frame = FRAME.exec(line)
  if (frame) return { kind: 'frame', text: textOf(frame[1]!) }
  const part = PART.exec(line)
  if (part) return { kind: 'part', text: textOf(part[1]!) }
  throw new Error(`The line "${line}" can’t be parsed.`)
}

function textOf(text: string): string {
  return text.replaceAll(/<br\s*\/?>/gi, '\n').trim()
}
