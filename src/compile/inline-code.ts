import type { Element, ElementContent } from 'hast'

/** Words with at most this many characters fit in a list in a callout on the narrowest phone. */
const LONGEST = 20

/** Converts inline code. Browsers break lines after hyphens, which would tear options such as `--force` apart. */
export function inlineCode(code: string): Element {
  const words = code.split(/(?<=\s)(?=\S)/).map(wordOf)
  const [only] = words
  if (words.length === 1 && only?.type === 'element') return { ...only, tagName: 'code' }
  return { type: 'element', tagName: 'code', properties: {}, children: words.every(isText) ? [{ type: 'text', value: code }] : words }
}

function wordOf(word: string): ElementContent {
  const content = { type: 'text', value: word } as const
  if (!word.includes('-') || word.length > LONGEST) return content
  return { type: 'element', tagName: 'span', properties: { className: ['whole'] }, children: [content] }
}

function isText({ type }: ElementContent): boolean {
  return type === 'text'
}
