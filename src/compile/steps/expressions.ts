import type { RootContent } from 'mdast'
import type { Handlers, Rewriting } from './step.ts'

/**
 * Removes everything that isn't content: front matter, which has already been read, and imports and `{expressions}`, which are
 * errors.
 */
export const expressions: Handlers = {
  yaml: () => [],
  toml: () => [],
  mdxjsEsm(node, { findings }) {
    findings.problem(node, 'Documents can’t contain import or export.', 'Every component is available without an import.')
    return []
  },
  mdxFlowExpression: refuse,
  mdxTextExpression: refuse,
}

function refuse(node: RootContent, { findings }: Rewriting): RootContent[] {
  findings.problem(node, 'Documents can’t contain {expressions}.', 'For a literal brace, write \\{ or put it in `code`.')
  return []
}
