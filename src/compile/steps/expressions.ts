import type { RootContent } from 'mdast'
import type { Handlers, Rewriting } from './step.ts'

const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/

/** Takes out what isn't content: front matter, which was read before; imports and `{expressions}`, which are mistakes. */
export const expressions: Handlers = {
  yaml: () => [],
  toml: () => [],
  mdxjsEsm(node, { findings }) {
    findings.problem(node, 'Documents can’t import or export.', 'Every component is available without an import.')
    return []
  },
  mdxFlowExpression: drop,
  mdxTextExpression: drop,
}

function drop(node: RootContent & { value: string }, { findings }: Rewriting): RootContent[] {
  const isComment = COMMENT.test(node.value) || node.value.trim() === ''
  if (!isComment) findings.problem(node, 'Documents can’t hold {expressions}.', 'Write \\{ for a brace, or put it inside `code`.')
  return []
}
