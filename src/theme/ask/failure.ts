import type { AskError, AskFailure } from '../../ask/provider.ts'

/** Returns the reason if this is an `AskError`, which is recognized by name because its class is in a chunk that is loaded later. */
export function reasonOf(error: unknown): AskFailure | undefined {
  return error instanceof Error && error.name === 'AskError' ? (error as AskError).reason : undefined
}
