/** Answers questions, whoever finds the words. */
export interface AskProvider {
  /**
   * Fetches what a question will need, when the reader is about to ask.
   * @param begun what is written of it so far; its last word may go on, if it has four letters or more
   */
  prepare(begun?: string): void
  /**
   * Answers as far as the documentation does.
   * @throws AbortError when the signal fires, AskError when no answer can be had
   */
  ask(question: string, context?: AskContext): AsyncIterable<AnswerPart>
}

/** What an answer depends on besides the question. */
export interface AskContext {
  /** Questions that the reader asked before, the first one first. */
  history?: string[] | undefined
  /** Documentation set that the reader is in; its pages come first among equals. */
  currentSet?: string | undefined
  signal?: AbortSignal | undefined
}

/** A section of a page that an answer rests on. */
export interface Source {
  route: string
  /** Of the heading; empty for the page's beginning. */
  id: string
  /** Of the page. */
  title: string
  /** Empty for the page's beginning. */
  heading: string
}

/** Answers come in parts, as they are found or written. A `source` is a position in the list that came first. */
export type AnswerPart =
  | { kind: 'sources'; sources: Source[] }
  /** What the authors wrote in answer to a question, which is what was asked or near enough. */
  | { kind: 'written'; text: string; question: string; source: number }
  /** Other questions that the documentation answers. */
  | { kind: 'related'; questions: string[] }
  /** Questions that may have been meant, in the place of an answer. */
  | { kind: 'meant'; questions: string[] }
  /** Words of the documentation itself. */
  | { kind: 'quote'; text: string; source: number }
  | { kind: 'code'; code: string; language: string; source: number }
  /** More of an answer that a model writes. */
  | { kind: 'text'; text: string }
  | { kind: 'cite'; source: number }
  /** The documentation doesn't answer; the sections are the nearest that it has. */
  | { kind: 'unanswered'; nearest: Source[] }

/** Somebody else's window for questions. */
export interface AskWidget {
  /**
   * Opens it.
   * @throws AskError when it can't be had
   */
  open(): Promise<void>
}

/** Why nobody answers: the site's files, its server or an assistant of another site can't be reached, or too many ask. */
export type AskFailure = 'unknown' | 'unread' | 'busy' | 'unloaded' | 'silent'

/** Nothing that answers can be reached. */
export class AskError extends Error {
  override name = 'AskError'
  readonly reason: AskFailure

  constructor(reason: AskFailure, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}
