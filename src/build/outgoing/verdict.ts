import { z } from 'zod'

/** What became of an address. */
export const verdictSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fine') }),
  /** It has another address for good. */
  z.object({ kind: z.literal('moved'), to: z.string() }),
  /** Nothing is there, as `reason` says. */
  z.object({ kind: z.literal('broken'), reason: z.string() }),
  /** Whether something is there, it doesn't tell programs. */
  z.object({ kind: z.literal('unsure'), reason: z.string() }),
])

export type Verdict = z.infer<typeof verdictSchema>
