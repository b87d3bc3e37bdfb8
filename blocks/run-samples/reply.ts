import type { PlaygroundAnswer, PlaygroundResult } from '../../playground/protocol.ts'

/** Result of a request or of code. */
export interface Reply extends Pick<PlaygroundAnswer, 'body' | 'ms' | 'reason'> {
  /** HTTP status; absent for code. */
  status?: number
  /** Output that code printed in addition to its value. */
  output?: string[]
  /** Whether code threw an error. */
  hasThrown?: boolean
}

/** Converts the result of code to the form in which documents record it: its error, otherwise its value, otherwise its output. */
export function replyOf({ value, printed, error, ms }: PlaygroundResult): Reply {
  if (error) {
    const { name, message, details } = error
    const body = JSON.stringify({ name, message, ...(details !== undefined && { details: JSON.parse(details) as unknown }) })
    return { reason: `threw ${name}`, body, ms, hasThrown: true, output: printed }
  }
  if (value === undefined)
    return printed.length > 0 ? { reason: 'printed', body: printed.join('\n'), ms } : { reason: 'returned', body: 'undefined', ms }
  return { reason: 'returned', body: value, ms, output: printed }
}

/** Whether it is an error. */
export function isBad({ status = 200, hasThrown = false }: Reply): boolean {
  return status >= 400 || hasThrown
}
