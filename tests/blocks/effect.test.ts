import { expect, test } from 'vitest'
import { htmlOf, pageOf } from '../compile/document-fixture.ts'

const sample = '```http\nDELETE /api/restaurants/a?locale=fr\n```\n\n'
const effect = '```effect\n1 restaurant changed: draft (fr) deleted\n1 homepage changed: fewer featured in draft (fr)\n```'

test('the effect of a sample is a line below it, in HTML and Markdown', async () => {
  expect(await htmlOf(effect)).toBe(
    '<p><small><strong>Afterwards:</strong> 1 restaurant changed: draft (fr) deleted<br>\n1 homepage changed: fewer featured in draft (fr)</small></p>',
  )
  const { markdown } = await pageOf(effect)
  expect(markdown.join('').trim()).toBe(
    '**Afterwards:** 1 restaurant changed: draft (fr) deleted\\\n1 homepage changed: fewer featured in draft (fr)',
  )
})

test('a hidden effect isn’t shown, in HTML or Markdown', async () => {
  const page = await pageOf(sample + effect.replace('effect', 'effect hidden'))
  const alone = await pageOf(sample)
  expect(page.markdown.join('').trim()).toBe(alone.markdown.join('').trim())
  expect(await htmlOf(sample + effect.replace('effect', 'effect hidden'))).toBe(await htmlOf(sample))
})

test('an effect isn’t a sample: search and questions contain only the sample above', async () => {
  expect((await pageOf(sample + effect)).sections).toEqual((await pageOf(sample)).sections)
})
