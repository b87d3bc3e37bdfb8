import type { Problem } from './problem.ts'

/** The text of a file; a problem when it isn't UTF-8. As Markdown has it: the character 0 is replaced. Cutting bodies relies on it. */
export function readText(file: string, bytes: Uint8Array): { text: string } | { problem: Problem } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\0', '\uFFFD') }
  } catch {
    return { problem: { file, message: 'The file isn’t UTF-8 text.', hint: 'Save it in UTF-8.', severity: 'error' } }
  }
}
