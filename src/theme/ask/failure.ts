import type { AskError, AskFailure } from '../../ask/provider.ts'

/** Why nobody answers, when that is what an error says. Its class is in code that is loaded later, so its name tells. */
export function reasonOf(error: unknown): AskFailure | undefined {
  return error instanceof Error && error.name === 'AskError' ? (error as AskError).reason : undefined
}
