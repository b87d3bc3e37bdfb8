/**
 * Limit in bytes after Brotli compression for code loaded between Run and the first response, in addition to the playground's files:
 * console, styles, and the worker's frame. Measured by `tests/e2e/site/run-samples/loading.spec.ts`.
 */
export const CODE_BUDGET = 27_000
