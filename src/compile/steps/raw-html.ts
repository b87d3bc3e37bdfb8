import type { Handlers } from './step.ts'

const COMMENT = /^\s*<!--[\s\S]*-->\s*$/

/** HTML in `.md` files is shown as it is written; comments aren't shown. */
export const rawHtml: Handlers = {
  html: (node) => (COMMENT.test(node.value) ? [] : [{ type: 'text', value: node.value }]),
}
