import { expect, test } from 'vitest'
import { plainPage } from '../../bench/own-corpus.ts'

test('pages for other generators have no syntax that MDX reads as a component', () => {
  const page = plainPage('# Licenses\n\nBy <a@example.com>, see <https://example.com>, and `<T>`, but not \\<T> or \\{x}.\n', new Set())
  expect(page).toBe(
    '---\ntitle: "Licenses"\n---\n\nBy [a@example.com](mailto:a@example.com), see [https://example.com](https://example.com), and `<T>`, but not \\<T> or \\{x}.\n',
  )
})

test('a language that other generators refuse gets another name', () => {
  expect(plainPage('# Variables\n\n```env\nPORT=1337\n```\n', new Set())).toContain('```ini\nPORT=1337')
})
