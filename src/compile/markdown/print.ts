import type { Parents, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { defaultHandlers, toMarkdown, type Info, type Options, type State } from 'mdast-util-to-markdown'
import { flatten, type InsertMdast } from './flatten.ts'
import type { DocumentContext } from '../context.ts'
import type { MarkdownBody } from '../page.ts'
import { isHarmless } from './harmless.ts'
import type { VerbatimMdast } from './verbatim.ts'

/**
 * Marks inserts in the printed text. NUL can't occur in a document, since `readText` replaces it. The dots are punctuation, since
 * the library would encode a letter next to emphasis.
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
    // Padding columns to equal width would cost bytes that machines don't need.
    gfmToMarkdown({ tablePipeAlign: false }),
    { handlers: { insert, root, verbatim: ({ value }: VerbatimMdast) => value } as Options['handlers'] },
  ],
}

/**
 * Prints a rewritten tree as plain Markdown. Doesn't change the tree.
 * @returns the text, split where content of other documents is inserted
 */
export function toMarkdownBody(tree: Root, context: DocumentContext): MarkdownBody {
  const { tree: plain, inserts } = flatten(tree, context)
  return toMarkdown(plain, options)
    .split(MARK)
    .flatMap((part, index): MarkdownBody => (index % 2 === 1 ? [inserts[Number(part)]!] : part === '' ? [] : [part]))
}

/**
 * Speeds up printing: the library tests about a hundred patterns on every text and at both ends of inline content, but most of it
 * needs no escaping.
 */
function root(node: Root, parent: Parents | undefined, state: State, info: Info): string {
  const safe = state.safe.bind(state)
  const sentence = state.containerPhrasing.bind(state)
  state.safe = (value, config) => (value && isHarmless(value, state.stack.at(-1) === 'destinationRaw') ? value : safe(value, config))
  state.containerPhrasing = (phrase, place) => wholeSource(phrase) ?? sentence(phrase, place)
  return defaultHandlers.root(node, parent, state, info)
}

/** Returns the source of inline content that is printed entirely as written. */
function wholeSource({ children }: { children: unknown[] }): string | undefined {
  const [only] = children as VerbatimMdast[]
  return children.length === 1 && only!.type === 'verbatim' ? only!.value : undefined
}
