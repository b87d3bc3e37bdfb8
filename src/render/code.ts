import { toHtml } from 'hast-util-to-html'
import { codeBlock, parseFenceMeta } from '../compile/fence.ts'

/** A block of code as documents have it, with colors and a copy button. */
export function codeHtml(code: string, language: string): string {
  return toHtml(codeBlock(code, language, parseFenceMeta('')))
}
