import type { ElementContent } from 'hast'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colorCode, type Language } from '../../../blocks/run-samples/code-colors.ts'
import { highlight } from '../../../src/compile/highlight.ts'
import { filesBelow } from '../../../verify/harness/content.ts'
import { readDocument } from '../../../verify/harness/document.ts'
import { docsFolder } from '../../../verify/harness/paths.ts'

const NONE = '-'

/** Returns a color code for each character; whitespace doesn't have one. */
function colorsOf(nodes: ElementContent[], color = NONE): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return painted(node.value, color)
      return node.type === 'element' ? colorsOf(node.children, String((node.properties.className as string[])[0])) : ''
    })
    .join('')
}

function painted(text: string, color: string): string {
  return text.replaceAll(/\S/g, color)
}

test.each([
  ['code', 'js', 'document-service', 100],
  ['graphql', 'graphql', 'graphql', 70],
] as const)(
  'in the editor, at least 90 % of the samples of %s have exactly the colors of the page',
  async (name, fenceLanguage, kind, least) => {
    const files = (await filesBelow(docsFolder)).filter((file) => file.endsWith('.mdx'))
    const samples = (await Promise.all(files.map(readDocument)))
      .flatMap(({ fences }) => fences)
      .filter(({ language, mark }) => language === fenceLanguage && mark?.kind === kind)
    expect(samples.length).toBeGreaterThan(least)
    const alike = samples.filter(
      ({ code }) =>
        colorsOf(highlight(code, fenceLanguage)) ===
        colorCode(code, name)
          .map(({ text, color = NONE }) => painted(text, color))
          .join(''),
    )
    expect(alike.length / samples.length).toBeGreaterThan(0.9)
  },
)

test('coloring keeps the text unchanged', () => {
  const letter = fc.constantFrom(...'\'"`\\/*(){}:.$ \nab0', '//', '/*', 'new ', 'await ')
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 60 }), fc.constantFrom<Language>('code', 'graphql'), (letters, language) => {
      const code = letters.join('')
      expect(
        colorCode(code, language)
          .map(({ text }) => text)
          .join(''),
      ).toBe(code)
    }),
  )
})
