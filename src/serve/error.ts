/** The server can't do what it was asked to; the message is one sentence for the person who started it, so no stack is needed. */
export class ServeError extends Error {
  override name = 'ServeError'
}

/** The `code` of an operating-system or parser error, such as `ENOENT`; `undefined` for anything else. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Whether an error means that what stood at a path stands there no longer. */
export function isAbsence(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'ENOENT' || code === 'ENOTDIR'
}
