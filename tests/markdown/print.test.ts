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
  ['blocks of a sentence, each on a line of its own', '<Badge kind="beta" />\n<Badge kind="new" />', '(**Beta**) (**New**)'],
  ['a comment at the end of what stands out', 'It is **bold{/* why? */}** here.', 'It is **bold** here.'],
  ['a comment where a list would begin', '{/* c */}- no list', '\\- no list'],
  ['a line break before nothing', 'The end<br />', 'The end'],
  ['a line break alone', '<br />\n\nText.', 'Text.'],
  ['two lines of a heading', 'One\\\ntwo\n---', '## One two'],
  ['emphasis beside what is filled in later', '<Definition of="document" />*(a)*', 'Definition_(a)_'],
  ['signs beside what replaces a tag', 'A single ` before <kbd>K</kbd>', 'A single \\` before `K`'],
  ['the rows of no table in a quote', '> a | b\n--|--', '> a | b\n> \\--|--'],
])('%s', async (_, source, markdown) => {
  expect(await printed(source)).toBe(markdown)
})

test('the text of an automatic link is escaped like other text, not copied from its URL', async () => {
  expect(await printed('See www.example.org/a\\_b now.', 'a.md')).toBe(
    'See [www.example.org/a\\\\\\_b](http://www.example.org/a\\\\_b) now.',
  )
})
