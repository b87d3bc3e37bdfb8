import type { Parents, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { defaultHandlers, toMarkdown, type Info, type Options, type State } from 'mdast-util-to-markdown'
import { flatten, type InsertMdast } from './flatten.ts'
import type { DocumentContext } from '../context.ts'
import type { MarkdownBody } from '../page.ts'
import { isHarmless } from './harmless.ts'
import type { VerbatimMdast } from './verbatim.ts'

/**
 * Stands for what is filled in. The character 0 can't occur in a document: it is replaced before parsing. The dots are signs as any
 * other: a letter beside emphasis would be encoded.
 */
const MARK = /·\0(\d+)\0·/
const insert = ({ index }: InsertMdast) => `·\0${index}\0·`

const options: Options = {
  bullet: '-',
  emphasis: '_',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
  extensions: [
    // Columns as wide as their widest cell would cost bytes that no machine needs.
    gfmToMarkdown({ tablePipeAlign: false }),
    { handlers: { insert, root, verbatim: ({ value }: VerbatimMdast) => value } as Options['handlers'] },
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

/** The library looks for a hundred patterns in every text, and at both ends of what a sentence is made of; most need none of it. */
function root(node: Root, parent: Parents | undefined, state: State, info: Info): string {
  const safe = state.safe.bind(state)
  const sentence = state.containerPhrasing.bind(state)
  state.safe = (value, config) => (value && isHarmless(value, state.stack.at(-1) === 'destinationRaw') ? value : safe(value, config))
  state.containerPhrasing = (phrase, place) => wholeSource(phrase) ?? sentence(phrase, place)
  return defaultHandlers.root(node, parent, state, info)
}

/** What a sentence says that stays as it was written from its beginning to its end. */
function wholeSource({ children }: { children: unknown[] }): string | undefined {
  const [only] = children as VerbatimMdast[]
  return children.length === 1 && only!.type === 'verbatim' ? only!.value : undefined
}
