import { Unknown } from '../../script/unknown.ts'
import { inlineCode, inlineRemark, plain, remark } from '../remark.ts'
import type { PageConversion, Visit } from '../page.ts'

const COMMENT = /^\s*(?:\/\*[\s\S]*\*\/\s*)*$/

/** Replaces expressions with their value, if it can be determined without running them. Comments stay. */
export const expressions =
  (page: PageConversion): Visit =>
  (node) => {
    const type = node.type as string
    if (type !== 'mdxFlowExpression' && type !== 'mdxTextExpression') return
    const { value: expression } = node as unknown as { value: string }
    if (COMMENT.test(expression)) return true
    const value = page.value(expression)
    if (value === null || value === undefined || typeof value === 'boolean') page.replace(node, '')
    else if (typeof value === 'string' || typeof value === 'number') page.replace(node, plain(String(value)))
    else if (value instanceof Unknown || typeof value === 'object') {
      page.note('expression', node, inlineCode(`{${expression.trim().split('\n')[0]!.slice(0, 100)}}`))
      const source = `{${expression.trim()}}`
      const isFlow = type === 'mdxFlowExpression'
      page.replace(
        node,
        isFlow
          ? page.indented(node, remark('Pages can’t contain JavaScript. Replace this with the text that it produced.', source))
          : inlineRemark(source),
      )
    }
    return true
  }
