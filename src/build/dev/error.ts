import { stripVTControlCharacters } from 'node:util'
import type { ErrorPayload, ViteDevServer } from 'vite'
import { ConfigError } from '../../site/config.ts'
import { UserError } from '../errors/user-error.ts'

/**
 * Formats an error for the terminal and the overlay, with source positions. User errors are only a message; bugs keep their stack.
 */
export function explainError(error: unknown, vite: ViteDevServer): ErrorPayload['err'] {
  if (!(error instanceof Error)) return { message: String(error), stack: '' }
  if (error instanceof UserError || error instanceof ConfigError) return { message: error.message, stack: '' }
  vite.ssrFixStacktrace(error)
  return { message: stripVTControlCharacters(error.message), stack: stripVTControlCharacters(error.stack ?? error.message) }
}

/** A stack already starts with its message. */
export function textOf({ message, stack }: ErrorPayload['err']): string {
  return stack || message
}
