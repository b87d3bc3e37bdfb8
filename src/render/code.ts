import { toHtml } from 'hast-util-to-html'
import type { Messages } from '../messages/messages.ts'
import { codeBlock } from '../compile/code-block.ts'
import { parseFenceMeta } from '../compile/fence.ts'

/** Renders a code block as in documents, with highlighting and a copy button, but without a title and a wrap button. */
export function codeHtml(code: string, language: string, messages: Messages): string {
  return toHtml(codeBlock(code, language, { meta: parseFenceMeta(''), messages, isBare: true }))
}
