/**
 * At most so much comes beside the playground's files between Run and the first answer, as Brotli sends it, in bytes: the code of Run and
 * Edit, their styles, and the frame of the worker. `tests/e2e/site/run-samples.spec.ts` measures it.
 */
export const CODE_BUDGET = 25_000
