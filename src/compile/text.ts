import type { Problem } from './problem.ts'

/**
 * Decodes a file; a problem if it isn't UTF-8. NUL characters are replaced, as Markdown requires; splitting bodies relies on that.
 */
export function readText(file: string, bytes: Uint8Array): { text: string } | { problem: Problem } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\0', '\uFFFD') }
  } catch {
    return { problem: { file, message: 'The file isn’t UTF-8 text.', hint: 'Save it in UTF-8.', severity: 'error' } }
  }
}
