import type { PlaygroundAnswer, PlaygroundResult } from '../../playground/protocol.ts'

/** What came back of a request, or of code. */
export interface Reply extends Pick<PlaygroundAnswer, 'body' | 'ms' | 'reason'> {
  /** Of a request. */
  status?: number
  /** What code has printed beside what it returns. */
  output?: string[]
  /** Code has thrown. */
  hasThrown?: boolean
}

/** What code came to, as the documents record it: its error, else its value, else what it printed. */
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

/** Whether it was refused, or failed. */
export function isBad({ status = 200, hasThrown = false }: Reply): boolean {
  return status >= 400 || hasThrown
}
