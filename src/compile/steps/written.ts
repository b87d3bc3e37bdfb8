import type { Nodes, RootContent } from 'mdast'
import { parse } from '../parse.ts'
import type { BlockProps } from '../page.ts'
import type { JsxNode } from './attributes.ts'
import type { BlockRewriting } from './step.ts'

/** Replaces a block with the text that it generates, as if the document contained that text. */
export async function rewriteWritten(
  node: JsxNode,
  props: BlockProps,
  { rewriting, inside }: { rewriting: BlockRewriting; inside: string | undefined },
): Promise<RootContent[]> {
  const { block, context, findings, children } = rewriting
  // Otherwise, text that contains its own block would never end.
  if (findings.isWritten) {
    findings.problem(node, `<${block.name}> can’t be used in text that a block generates.`)
    return []
  }
  const text = written(node, props, rewriting)
  const parsed = parse(context.file, text)
  if ('problem' in parsed) {
    findings.problem(node, `The text that <${block.name}> generates can’t be parsed: ${parsed.problem.message}`, parsed.problem.hint)
    return []
  }
  const { tree } = parsed
  const before = `${context.source}\n`
  moveBehind(before, tree)
  context.source = before + text
  await findings.inTextOf(block.name, node, () => children(tree, inside))
  return tree.children
}

function written(node: JsxNode, props: BlockProps, { block, context, findings }: BlockRewriting): string {
  try {
    return block.writes!(props, { blocks: context.blocks, above: findings.blocks, level: findings.level })
  } catch (error) {
    findings.problem(node, error instanceof Error ? error.message : String(error))
    return ''
  }
}

/** Shifts the positions of nodes as if their text followed `before`. */
function moveBehind(before: string, tree: Nodes): void {
  const lines = before.split('\n').length - 1
  const moved = ({ line, column, offset = 0 }: { line: number; column: number; offset?: number | undefined }) => ({
    line: line + lines,
    column,
    offset: offset + before.length,
  })
  const move = (node: Nodes) => {
    if (node.position) node.position = { start: moved(node.position.start), end: moved(node.position.end) }
    if ('children' in node) node.children.forEach(move)
  }
  move(tree)
}
