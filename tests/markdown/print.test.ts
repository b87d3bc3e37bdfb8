import { expect, test } from 'vitest'
import { pageOf } from '../compile/document-fixture.ts'

async function printed(body: string, file?: string): Promise<string> {
  const { markdown } = await pageOf(body, file === undefined ? {} : { file })
  return markdown
    .map((part) => (typeof part === 'string' ? part : part.name))
    .join('')
    .trimEnd()
}

test.each([
  ['inline blocks on separate lines', '<Badge kind="beta" />\n<Badge kind="new" />', '(**Beta**) (**New**)'],
  ['a comment at the end of emphasis', 'It is **bold{/* why? */}** here.', 'It is **bold** here.'],
  ['a comment before text that resembles a list', '{/* c */}- no list', '\\- no list'],
  ['a line break at the end', 'The end<br />', 'The end'],
  ['only a line break', '<br />\n\nText.', 'Text.'],
  ['a heading with two lines', 'One\\\ntwo\n---', '## One two'],
  ['emphasis next to a placeholder', '<Definition of="document" />*(a)*', 'Definition_(a)_'],
  ['special characters next to a replaced tag', 'A single ` before <kbd>K</kbd>', 'A single \\` before `K`'],
  ['text that resembles a table in a quote', '> a | b\n--|--', '> a | b\n> \\--|--'],
])('%s', async (_, source, markdown) => {
  expect(await printed(source)).toBe(markdown)
})

test('the text of an automatic link is escaped like other text, not copied from its URL', async () => {
  expect(await printed('See www.example.org/a\\_b now.', 'a.md')).toBe(
    'See [www.example.org/a\\\\\\_b](http://www.example.org/a\\\\_b) now.',
  )
})
