import { z } from 'zod'

/** Result of checking a URL. */
export const verdictSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fine') }),
  /** Permanently redirected. */
  z.object({ kind: z.literal('moved'), to: z.string() }),
  /** Doesn't exist or can't be reached. */
  z.object({ kind: z.literal('broken'), reason: z.string() }),
  /** The response doesn't tell whether the page exists. */
  z.object({ kind: z.literal('unsure'), reason: z.string() }),
])

export type Verdict = z.infer<typeof verdictSchema>
