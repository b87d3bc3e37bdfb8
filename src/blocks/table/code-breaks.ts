import type { InlineCode, Nodes, RootContent, Table, Text } from 'mdast'
import { codeWords } from '../../compile/inline-code.ts'
import { elementNode } from '../../compile/nodes.ts'

/** Browsers don’t break words that only contain these characters. */
const SOLID = /^[\w.:@'"]*$/
/** Where a long word may break: after separators, before brackets and names of members, and between the words of a name. */
const PARTS = /(?<=\w[/&,(=_])(?=[^/&,()=_])|(?<=[\w\])])(?=\[)|(?<=[A-Za-z_\])])(?=\.[A-Za-z])|(?<=[a-z]{4})(?=[A-Z][a-z]{3})/

/**
 * Keeps browsers from breaking the words of code in a table, such as `--force`, and adds the positions where those with more characters
 * than `longest` may break.
 */
export function codeBreaks(table: Table, longest: number): Table {
  return inside(table, longest)
}

function inside<N extends Nodes>(node: N, longest: number): N {
  if (!('children' in node)) return node
  const children = node.children as RootContent[]
  return { ...node, children: children.map((child) => (child.type === 'inlineCode' ? marked(child, longest) : inside(child, longest))) }
}

function marked(code: InlineCode, longest: number): RootContent {
  const words = codeWords(code.value)
  const [only = ''] = words
  if (words.length === 1 && !SOLID.test(only) && only.length <= longest) return elementNode('code', { className: ['whole'] }, [text(only)])
  const parts = words.flatMap((word) => wordOf(word, longest))
  return parts.every(({ type }) => type === 'text') ? code : elementNode('code', {}, parts)
}

function wordOf(word: string, longest: number): RootContent[] {
  const shown = word.trimEnd()
  const space = text(word.slice(shown.length))
  if (shown.length > longest) {
    const parts = shown.split(PARTS).flatMap((part) => [elementNode('wbr', {}, []), text(part)])
    return [elementNode('span', { className: ['long'] }, parts.slice(1)), space]
  }
  return SOLID.test(shown) ? [text(word)] : [elementNode('span', { className: ['whole'] }, [text(shown)]), space]
}

function text(value: string): Text {
  return { type: 'text', value }
}
