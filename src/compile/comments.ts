import type { List, Paragraph, Parents, RootContent, Text } from 'mdast'

const COMMENT = /^\s*(?:\/\*[\s\S]*\*\/\s*)?$/
const SPACE_BEFORE = /^[ \t\r\n]+/
const SPACE_AFTER = /[ \t\r\n]+$/

/**
 * Removes comments from a node's content as if they had never been written: spaces around them collapse, and lists and paragraphs
 * that a comment interrupts are joined.
 */
export function dropComments(parent: Parents): void {
  const children = parent.children as RootContent[]
  if (!children.some(isComment)) return
  const kept: RootContent[] = []
  for (let at = 0; at < children.length; at++) {
    const node = children[at]!
    if (!isComment(node)) {
      if (!isEmpty(node)) kept.push(node)
      continue
    }
    const first = at
    while (at + 1 < children.length && isComment(children[at + 1]!)) at++
    const [before, after] = [kept.at(-1), children[at + 1]]
    if (node.type === 'mdxTextExpression') closeGap(before, after)
    else if (before && after && touches(before, children[first]!) && touches(children[at]!, after) && join(before, after)) at++
    if (before && isEmpty(before)) kept.pop()
  }
  parent.children = kept as typeof parent.children
  // The item was loose only because of the blank line before its comment.
  if (parent.type === 'listItem' && kept.length < 2) parent.spread = false
}

function isComment(node: RootContent): boolean {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return COMMENT.test(node.value)
  return (
    node.type === 'paragraph' && node.children.every((child) => isComment(child) || (child.type === 'text' && child.value.trim() === ''))
  )
}

/** Whether nothing is left of a text between two comments. */
function isEmpty(node: RootContent): boolean {
  return node.type === 'text' && node.value === ''
}

/** Keeps one space between words, and none at either end. */
function closeGap(before: RootContent | undefined, after: RootContent | undefined): void {
  const space = after?.type === 'text' ? (SPACE_BEFORE.exec(after.value)?.[0] ?? '') : ''
  if (before?.type === 'text' && (!after || space.includes('\n'))) trimEnd(before)
  else if (after?.type === 'text' && (!before || (before.type === 'text' && SPACE_AFTER.test(before.value)))) trimStart(after)
}

function trimEnd(node: Text): void {
  const value = node.value.replace(SPACE_AFTER, '')
  if (isAsWritten(node)) node.position!.end.offset! -= node.value.length - value.length
  node.value = value
}

function trimStart(node: Text): void {
  const value = node.value.replace(SPACE_BEFORE, '')
  if (isAsWritten(node)) node.position!.start.offset! += node.value.length - value.length
  node.value = value
}

/** Whether the text has no character references or escapes, so its length is the same in the source. */
function isAsWritten({ position, value }: Text): boolean {
  return position !== undefined && value.length === position.end.offset! - position.start.offset!
}

/** Whether there is no blank line between two nodes. */
function touches(before: RootContent, after: RootContent): boolean {
  return before.position !== undefined && after.position !== undefined && before.position.end.line + 1 >= after.position.start.line
}

/** @returns whether the nodes could be joined */
function join(before: RootContent, after: RootContent): boolean {
  if (before.type === 'list' && after.type === 'list' && before.ordered === after.ordered) joinLists(before, after)
  else if (before.type === 'paragraph' && after.type === 'paragraph') joinParagraphs(before, after)
  else return false
  return true
}

function joinLists(before: List, after: List): void {
  before.children.push(...after.children)
  before.spread ||= after.spread ?? false
  before.position!.end = after.position!.end
}

function joinParagraphs(before: Paragraph, after: Paragraph): void {
  before.children.push({ type: 'text', value: '\n' }, ...after.children)
  before.position!.end = after.position!.end
}
