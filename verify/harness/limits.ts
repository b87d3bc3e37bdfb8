import { availableParallelism } from 'node:os'

/** Number of parallel workers, each with its own Strapi: one per core, and at most four. */
export const LANES = Math.max(1, Math.min(4, availableParallelism()))

/** Timeout of a sample in milliseconds. It only ends samples that hang, also on a machine that is busy with other work. */
export const SAMPLE_LIMIT = Number(process.env.VERIFY_SAMPLE_LIMIT ?? 90_000)

/** Timeout of a client program, below the sample's so that the program is stopped by the process that started it. */
export const CLIENT_LIMIT = SAMPLE_LIMIT * 0.9
