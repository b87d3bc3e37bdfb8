import { availableParallelism } from 'node:os'

/** How many lanes of work there are, each with a Strapi of its own: one per core, and at most four. */
export const LANES = Math.max(1, Math.min(4, availableParallelism()))

/** How long a sample may take, in milliseconds. */
export const SAMPLE_LIMIT = Number(process.env.VERIFY_SAMPLE_LIMIT ?? 20_000)

/** How long a program that talks to Strapi may take: it is ended while there is still somebody to end it. */
export const CLIENT_LIMIT = SAMPLE_LIMIT * 0.9
