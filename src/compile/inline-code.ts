import type { Element, ElementContent } from 'hast'

/** Words with at most this many characters fit in a list in a callout on the narrowest phone. */
const LONGEST = 20

/** Splits code into words, each with the white space after it. */
export function codeWords(code: string): string[] {
  return code.split(/(?<=\s)(?=\S)/)
}

/** Keeps browsers from breaking the words of inline code after hyphens, such as `--force`. */
export function keepWordsWhole(code: Element): Element {
  const words = code.children.flatMap((child) => (child.type === 'text' ? codeWords(child.value).map(wordOf) : [child]))
  if (!words.some(({ type }) => type === 'element')) return code
  const [only] = words
  return words.length === 1 && only?.type === 'element' ? { ...only, tagName: 'code' } : { ...code, children: words }
}

function wordOf(word: string): ElementContent {
  const content = { type: 'text', value: word } as const
  if (!word.includes('-') || word.length > LONGEST) return content
  return { type: 'element', tagName: 'span', properties: { className: ['whole'] }, children: [content] }
}
