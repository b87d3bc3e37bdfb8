/** An operational error. Its message is one sentence for the operator, so it is shown without a stack. */
export class ServeError extends Error {
  override name = 'ServeError'
}

/** The `code` of a system or parser error, such as `ENOENT`; `undefined` for other values. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Whether an error means that a path no longer exists. */
export function isAbsence(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'ENOENT' || code === 'ENOTDIR'
}
