import type { PlaygroundFailure } from './protocol.ts'

/** Thrown if there is no response; pages map `reason` to a sentence. */
export class PlaygroundError extends Error {
  override name = 'PlaygroundError'
  readonly reason: PlaygroundFailure
  /** Whether earlier changes are lost because the content was reset. */
  readonly changesLost: boolean

  constructor(reason: PlaygroundFailure, message: string, changesLost = false) {
    super(message)
    this.reason = reason
    this.changesLost = changesLost
  }
}
