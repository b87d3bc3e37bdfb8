import { stripVTControlCharacters } from 'node:util'
import type { ErrorPayload, ViteDevServer } from 'vite'
import { ConfigError } from '../../site/config.ts'
import { UserError } from '../errors/user-error.ts'

/** An error as terminal and overlay show it, with places in the source. A mistake is a sentence; a bug keeps its stack. */
export function explainError(error: unknown, vite: ViteDevServer): ErrorPayload['err'] {
  if (!(error instanceof Error)) return { message: String(error), stack: '' }
  if (error instanceof UserError || error instanceof ConfigError) return { message: error.message, stack: '' }
  vite.ssrFixStacktrace(error)
  return { message: stripVTControlCharacters(error.message), stack: stripVTControlCharacters(error.stack ?? error.message) }
}

/** An error's stack begins with its message. */
export function textOf({ message, stack }: ErrorPayload['err']): string {
  return stack || message
}
