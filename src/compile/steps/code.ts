import type { Code, RootContent } from 'mdast'
import { codeBlock } from '../code-block.ts'
import { fenceWords, parseFenceMeta, plainFence, type FenceMeta } from '../fence.ts'
import { knowsLanguage, nearestLanguage } from '../highlight.ts'
import { finished } from '../nodes.ts'
import { didYouMean } from '../suggest.ts'
import type { BlockDefinition } from '../block.ts'
import type { Handlers, Rewriting } from './step.ts'

/** Fences become colored code, or the block that takes them. */
export const code: Handlers = {
  code(node, rewriting) {
    const { context, findings } = rewriting
    const meta = parseFenceMeta(node.meta ?? '', context.blocks.fenceWords)
    findings.code({ language: node.lang ?? '', code: node.value })
    const block = context.blocks.ofFence(node.lang ?? '', meta.words)
    if (context.strict && block?.fence?.language === undefined) checkFence(node, meta, rewriting)
    if (block?.fence) return blockOf(node, meta, { ...rewriting, block })
    const styles = context.blocks.ofNode(node.type)
    if (styles) findings.use(styles)
    return [finished(codeBlock(node.value, node.lang ?? '', { meta, messages: context.messages }), plainFence(node, meta.title))]
  },
}

function checkFence(node: Code, meta: FenceMeta, { context, findings }: Rewriting): void {
  const language = node.lang ?? ''
  if (!knowsLanguage(language)) {
    const near = nearestLanguage(language)
    findings.problem(
      node,
      `Unknown code language "${language}".`,
      near === undefined ? 'Use "text" for code without colors.' : `Did you mean "${near}"?`,
    )
  }
  const known = [...fenceWords, ...context.blocks.fenceWords]
  for (const word of meta.unknown) {
    findings.problem(
      node,
      `Unknown word "${word}" after the code language.`,
      didYouMean(word, known) ?? `Known: ${known.join(', ')}, {lines}.`,
    )
  }
}

async function blockOf(
  node: Code,
  meta: FenceMeta,
  { context, findings, block }: Rewriting & { block: BlockDefinition },
): Promise<RootContent[]> {
  const { toNode, hint } = block.fence!
  try {
    const made = await toNode({ node, meta, baseUrl: context.baseUrl, messages: context.messages })
    findings.use(block)
    return [made]
  } catch (error) {
    findings.problem(node, firstLine(error), hint)
    return []
  }
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0]!
}
