import type { Element } from 'hast'
import type { Code, RootContent } from 'mdast'
import { codeBlock } from '../code-block.ts'
import type { Findings } from '../findings.ts'
import type { Place } from '../page.ts'
import { fenceWords, parseFenceMeta, plainFence, type FenceMeta } from '../fence.ts'
import { knowsLanguage, nearestLanguage } from '../highlight.ts'
import { readDiff, resultOf } from '../line-diff.ts'
import { readTypeQueries } from '../type-queries.ts'
import { finished } from '../nodes.ts'
import { languageName } from '../language-names.ts'
import { didYouMean } from '../suggest.ts'
import type { BlockDefinition } from '../block.ts'
import { sourceOf, type Handlers, type Rewriting } from './step.ts'

/** Converts fences to highlighted code, or to the block that handles them. */
export const code: Handlers = {
  code(node, rewriting, { inside, depth }) {
    const { context, findings } = rewriting
    const meta = parseFenceMeta(node.meta ?? '', context.blocks.fenceWords)
    if (meta.tab !== undefined && inside !== context.blocks.fenceGroup?.fenceGroup.item) {
      findings.problem(
        node,
        `The tab "${meta.tab}" is the only one.`,
        'Add another fence with a tab directly before or after it, without text in between.',
      )
    }
    const block = context.blocks.ofFence(node.lang ?? '', meta.words)
    if (block?.fence?.isSample !== false)
      findings.code({
        language: node.lang ?? '',
        code: meta.isDiff ? resultOf(node.value) : node.value,
        label: meta.title ?? languageName(node.lang ?? '', context.messages.code),
      })
    checkEnd(node, rewriting)
    if (block?.fence?.language === undefined) checkFence(node, meta, rewriting)
    if (block?.fence) return blockOf(node, meta, { ...rewriting, block })
    const styles = context.blocks.ofNode(node.type)
    if (styles) findings.use(styles)
    const companion = context.blocks.companionOf({ language: node.lang ?? '', code: node.value, verify: meta.verify })
    if (companion) findings.use(companion.block)
    const shown = codeBlock(node.value, node.lang ?? '', { meta, messages: context.messages, depth })
    if (companion) Object.assign(shown.properties, attributesFor(companion))
    return [finished(shown, plainFence(meta.isDiff ? { ...node, lang: 'diff' } : node, meta.title))]
  },
}

/** Attributes that the client uses to find the fence. */
function attributesFor({ block, note }: { block: BlockDefinition; note: string }): Element['properties'] {
  return { dataWith: block.name, ...(note && { dataNote: note }), ...(block.wakesOn && { dataWakeOn: block.wakesOn }) }
}

function checkFence(node: Code, meta: FenceMeta, { context, findings }: Rewriting): void {
  const language = node.lang ?? ''
  if (!knowsLanguage(language)) {
    const near = nearestLanguage(language)
    findings.problem(
      node,
      `Unknown code language "${language}".`,
      near === undefined ? 'Use "text" for code without highlighting.' : `Did you mean "${near}"?`,
    )
  }
  const read = meta.isDiff ? readDiff(node.value) : []
  if ('wrong' in read) {
    findings.problem(
      node,
      `Line ${read.wrong} of the diff doesn’t start with "+", "-", or a space.`,
      'Start each line with the sign for an added, removed, or unchanged line.',
    )
  }
  const { wrong, untyped } = readTypeQueries(node.value, language)
  for (const line of wrong) {
    findings.problemAt(lineInside(node, line, findings), 'The caret of "^?" isn’t below a name.', 'Put the ^ below a letter of the name.')
  }
  for (const line of untyped) {
    // Other tools compute the type from the code.
    findings.warningAt(lineInside(node, line, findings), 'The type after "^?" is missing.', 'Write the type after it.')
  }
  const known = [...fenceWords, ...context.blocks.fenceWords]
  for (const word of meta.unknown) {
    findings.problem(
      node,
      `Unknown word "${word}" after the code language.`,
      didYouMean(word, known) ?? `Available: ${known.join(', ')}, {lines}.`,
    )
  }
}

/** An unclosed fence would contain everything that follows. */
function checkEnd(node: Code, { context, findings }: Rewriting): void {
  const source = sourceOf(node, context).trimEnd()
  const [fence] = /^(?:`{3,}|~{3,})/.exec(source) ?? []
  // Indented code has no fence, and a block's generated text is complete.
  if (fence === undefined || findings.isWritten) return
  const last = source.slice(source.lastIndexOf('\n') + 1).replace(/^[ \t>]+/, '')
  if (source.includes('\n') && last.length >= fence.length && last === fence[0]!.repeat(last.length)) return
  findings.problem(
    node,
    `The code fence that starts here isn’t closed.`,
    `Close it with ${fence} on a separate line, with the same indentation.`,
  )
}

async function blockOf(
  node: Code,
  meta: FenceMeta,
  { context, findings, block }: Rewriting & { block: BlockDefinition },
): Promise<RootContent[]> {
  const { toNode, hint } = block.fence!
  try {
    const made = await toNode({ node, meta, messages: context.messages })
    if (made === undefined) return []
    findings.use(block)
    return [made]
  } catch (error) {
    const message = firstLine(error)
    findings.problemAt(placeInside(node, message, findings), message, hint)
    return []
  }
}

/** @param line 1-based line of the code */
function lineInside(node: Code, line: number, findings: Findings): Place {
  const place = findings.placeOf(node)
  return findings.isWritten ? place : { line: place.line + line, column: place.column }
}

/** Position of the text that an error message quotes from a fence; the fence's position if it quotes none. */
function placeInside(node: Code, message: string, findings: Findings): Place {
  const place = findings.placeOf(node)
  const [, quoted] = /"(.+)"/.exec(message) ?? []
  const lines = node.value.split('\n')
  const index = quoted === undefined || findings.isWritten ? -1 : lines.findIndex((line) => line.includes(quoted))
  return index < 0 ? place : { line: place.line + 1 + index, column: lines[index]!.indexOf(quoted!) + place.column }
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0]!
}
