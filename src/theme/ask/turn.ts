import type { AnswerPart, AskFailure, Source } from '../../ask/provider.ts'

/** A question and its answer. */
export interface Turn {
  id: number
  question: string
  status: 'answering' | 'answered' | 'stopped' | 'failed'
  sources: Source[]
  /** Parts of the answer; adjacent text parts are merged. */
  said: Said[]
  /** Related questions that the documentation answers. */
  related: string[]
  /** “Did you mean” suggestions. */
  meant: string[]
  /** Closest sections, if the documentation doesn't have an answer. */
  nearest?: Source[]
  failure?: AskFailure
  /** The reader's vote. */
  vote?: 'yes' | 'no'
}

export type Said = Extract<AnswerPart, { kind: 'written' | 'quote' | 'code' | 'text' | 'cite' }>
/** Parts of generated text. */
export type Running = Extract<Said, { kind: 'text' | 'cite' }>
/** Parts that are quoted verbatim. */
export type Whole = Exclude<Said, Running>

/** Creates a turn without an answer. */
export function begunTurn(id: number, question: string): Turn {
  return { id, question, status: 'answering', sources: [], said: [], related: [], meant: [] }
}

export function withPart(turn: Turn, part: AnswerPart): Turn {
  switch (part.kind) {
    case 'sources':
      // New sources start a new answer: discard the partial text of a model that failed.
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

/** Returns the indexes of cited sources; of all sources if none are cited. */
export function namedSources({ sources, said }: Turn): number[] {
  const named = new Set(said.flatMap((part) => (part.kind === 'text' ? [] : [part.source])))
  const all = [...sources.keys()]
  return named.size === 0 ? all : all.filter((source) => named.has(source))
}

/** Returns the authors' answer, if there is one. */
export function writtenOf({ said }: Turn): Extract<Said, { kind: 'written' }> | undefined {
  return said.find((part) => part.kind === 'written')
}

/** Returns the source of the authors' answer, or the first cited one. */
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
