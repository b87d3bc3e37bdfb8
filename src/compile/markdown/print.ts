import type { InlineCode, Parents, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { defaultHandlers, toMarkdown, type Info, type Options, type State } from 'mdast-util-to-markdown'
import { flatten, type InsertMdast } from './flatten.ts'
import type { DocumentContext } from '../context.ts'
import type { MarkdownBody } from '../page.ts'
import { HARMLESS, HARMLESS_ADDRESS, HARMLESS_CODE, type VerbatimMdast } from './verbatim.ts'

/** Can't occur in a document: it is replaced before parsing. */
const MARK = '\u0000'

const insert = ({ index }: InsertMdast) => `${MARK}${index}${MARK}`

const options: Options = {
  bullet: '-',
  emphasis: '_',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
  extensions: [
    // Columns as wide as their widest cell would cost bytes that no machine needs.
    gfmToMarkdown({ tablePipeAlign: false }),
    { handlers: { inlineCode, insert, root, verbatim: ({ value }: VerbatimMdast) => value } as Options['handlers'] },
  ],
}

/**
 * Writes a rewritten tree as plain Markdown. The tree stays as it is.
 * @returns the text, cut where something of other documents goes
 */
export function toMarkdownBody(tree: Root, context: DocumentContext): MarkdownBody {
  const { tree: plain, inserts } = flatten(tree, context)
  return toMarkdown(plain, options)
    .split(MARK)
    .flatMap((part, index): MarkdownBody => (index % 2 === 1 ? [inserts[Number(part)]!] : part === '' ? [] : [part]))
}

/** The library looks for a hundred patterns in every text; most need none of them. */
function root(node: Root, parent: Parents | undefined, state: State, info: Info): string {
  const safe = state.safe.bind(state)
  state.safe = (value, config) => {
    const isHarmless = state.stack.at(-1) === 'destinationRaw' ? HARMLESS_ADDRESS : HARMLESS
    return value && isHarmless.test(value) ? value : safe(value, config)
  }
  return defaultHandlers.root(node, parent, state, info)
}

/** Most code has nothing to look out for. */
function inlineCode(node: InlineCode, parent: Parents | undefined, state: State): string {
  if (HARMLESS_CODE.test(node.value)) return `\`${node.value}\``
  const code = defaultHandlers.inlineCode(node, parent, state)
  return state.stack.includes('tableCell') ? code.replaceAll('|', String.raw`\|`) : code
}
