import { availableParallelism } from 'node:os'

/** Number of parallel workers, each with its own Strapi: one per core, and at most four. */
export const LANES = Math.max(1, Math.min(4, availableParallelism()))

/** Timeout of a sample in milliseconds. It only ends samples that hang, also on a machine that is busy with other work. */
export const SAMPLE_LIMIT = Number(process.env.VERIFY_SAMPLE_LIMIT ?? 90_000)

/** Timeout of other programs and of Strapi's start, in milliseconds; at least what a busy machine needs, however short a sample's timeout is. */
export const PROCESS_LIMIT = Math.max(270_000, SAMPLE_LIMIT * 3)

/** Timeout of a client program, below the sample's so that the program is stopped by the process that started it. */
export const CLIENT_LIMIT = SAMPLE_LIMIT * 0.9
