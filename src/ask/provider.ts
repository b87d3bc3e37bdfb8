/** A source of answers. */
export interface AskProvider {
  /**
   * Prefetches data when the reader is about to ask.
   * @param begun the incomplete question; its last word may be incomplete, if it has at least four letters
   */
  prepare(begun?: string): void
  /**
   * Answers a question from the documentation.
   * @throws {AbortError} if aborted
   * @throws {AskError} if no answer is available
   */
  ask(question: string, context?: AskContext): AsyncIterable<AnswerPart>
}

/** Context of a question. */
export interface AskContext {
  /** Earlier questions, oldest first. */
  history?: string[] | undefined
  /** Documentation set of the current page; its pages rank higher. */
  currentSet?: string | undefined
  signal?: AbortSignal | undefined
}

/** A section that an answer is based on. */
export interface Source {
  route: string
  /** Anchor of the section; empty for the beginning of the page. */
  id: string
  /** Title of the page. */
  title: string
  /** Empty for the beginning of the page. */
  heading: string
}

/** A part of an answer; parts are streamed. `source` is an index in the list of sources, which precedes them. */
export type AnswerPart =
  | { kind: 'sources'; sources: Source[] }
  /** The authors' answer to the question or one that is close enough. */
  | { kind: 'written'; text: string; question: string; source: number }
  /** Other questions that the authors answered. */
  | { kind: 'related'; questions: string[] }
  /** Possible interpretations of the question, instead of an answer. */
  | { kind: 'meant'; questions: string[] }
  /** A quote from the documentation. */
  | { kind: 'quote'; text: string; source: number }
  | { kind: 'code'; code: string; language: string; label: string; source: number }
  /** The next piece of a model's answer. */
  | { kind: 'text'; text: string }
  | { kind: 'cite'; source: number }
  /** The documentation doesn't answer the question; lists the nearest sections. */
  | { kind: 'unanswered'; nearest: Source[] }

/** A third-party widget for questions. */
export interface AskWidget {
  /**
   * Opens the widget.
   * @throws {AskError} if it can't be loaded
   */
  open(): Promise<void>
}

/**
 * Reason for a failure. `unknown`: the server failed; `unread`: the site's files couldn't be loaded; `busy`: too many requests;
 * `unloaded`: the widget's script couldn't be loaded; `silent`: the widget didn't add its button.
 */
export type AskFailure = 'unknown' | 'unread' | 'busy' | 'unloaded' | 'silent'

/** No answer is available. */
export class AskError extends Error {
  override name = 'AskError'
  readonly reason: AskFailure

  constructor(reason: AskFailure, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}
