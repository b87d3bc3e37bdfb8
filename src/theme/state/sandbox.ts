let url: string | undefined

/** Sets the URL of the document that runs code in a sandboxed frame. The application calls this before blocks become interactive. */
export function provideSandbox(address: string): void {
  url = address
}

/**
 * Returns the URL of the document that runs code in a sandboxed frame.
 * @throws {Error} before the application has started
 */
export function sandboxUrl(): string {
  if (url === undefined) throw new Error('The URL of the sandbox is requested before the application has started.')
  return url
}
