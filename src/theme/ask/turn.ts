import type { AnswerPart, AskFailure, Source } from '../../ask/provider.ts'

/** A question and what came back. */
export interface Turn {
  id: number
  question: string
  status: 'answering' | 'answered' | 'stopped' | 'failed'
  sources: Source[]
  /** What the answer says; neighboring texts are joined. */
  said: Said[]
  /** Other questions that the documentation answers. */
  related: string[]
  /** Questions that may have been meant. */
  meant: string[]
  /** The nearest sections, when the documentation doesn't answer. */
  nearest?: Source[]
  /** Why there is no answer. */
  failure?: AskFailure
  /** Whether it helped, as the reader has said. */
  vote?: 'yes' | 'no'
}

export type Said = Extract<AnswerPart, { kind: 'written' | 'quote' | 'code' | 'text' | 'cite' }>
/** What a model writes. */
export type Running = Extract<Said, { kind: 'text' | 'cite' }>
/** What stands as it is. */
export type Whole = Exclude<Said, Running>

/** A turn before anything came back. */
export function begunTurn(id: number, question: string): Turn {
  return { id, question, status: 'answering', sources: [], said: [], related: [], meant: [] }
}

export function withPart(turn: Turn, part: AnswerPart): Turn {
  switch (part.kind) {
    case 'sources':
      // Of a model that failed in the middle, nothing stays.
      return { ...turn, sources: part.sources, said: [] }
    case 'unanswered':
      return { ...turn, nearest: part.nearest, said: [] }
    case 'related':
      return { ...turn, related: part.questions }
    case 'meant':
      return { ...turn, meant: part.questions, said: [] }
    case 'text': {
      const last = turn.said.at(-1)
      if (last?.kind !== 'text') return { ...turn, said: [...turn.said, part] }
      return { ...turn, said: [...turn.said.slice(0, -1), { kind: 'text', text: last.text + part.text }] }
    }
    default:
      return { ...turn, said: [...turn.said, part] }
  }
}

/** Positions of the sources that an answer names; all of them as long as it names none. */
export function namedSources({ sources, said }: Turn): number[] {
  const named = new Set(said.flatMap((part) => (part.kind === 'text' ? [] : [part.source])))
  const all = [...sources.keys()]
  return named.size === 0 ? all : all.filter((source) => named.has(source))
}

/** What the authors wrote, where that is the answer. */
export function writtenOf({ said }: Turn): Extract<Said, { kind: 'written' }> | undefined {
  return said.find((part) => part.kind === 'written')
}

/** The section that an answer rests on most. */
export function mainSource(turn: Turn): Source | undefined {
  return turn.sources[writtenOf(turn)?.source ?? namedSources(turn)[0] ?? 0]
}

export function isRunning(part: Said): part is Running {
  return part.kind === 'text' || part.kind === 'cite'
}

export function isWhole(part: Said): part is Whole {
  return !isRunning(part)
}

export function nameOf({ title, heading }: Source): string {
  return heading === '' ? title : `${title} › ${heading}`
}
