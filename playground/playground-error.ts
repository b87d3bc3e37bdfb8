import type { PlaygroundFailure } from './protocol.ts'

/** There is no answer; `reason` says why, in a word that a page has a sentence for. */
export class PlaygroundError extends Error {
  override name = 'PlaygroundError'
  readonly reason: PlaygroundFailure
  /** What was written before is gone: the content is as at first. */
  readonly changesLost: boolean

  constructor(reason: PlaygroundFailure, message: string, changesLost = false) {
    super(message)
    this.reason = reason
    this.changesLost = changesLost
  }
}
