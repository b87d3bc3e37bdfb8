import { toHtml } from 'hast-util-to-html'
import type { Messages } from '../messages/messages.ts'
import { codeBlock } from '../compile/code-block.ts'
import { parseFenceMeta } from '../compile/fence.ts'

/** A block of code as documents have it, with colors and a copy button; its name and how it wraps are up to what is around it. */
export function codeHtml(code: string, language: string, messages: Messages): string {
  return toHtml(codeBlock(code, language, { meta: parseFenceMeta(''), messages, isBare: true }))
}
