import { expect, test } from 'vitest'
import { feed } from '../../src/render/feed.ts'

test.each([
  ['en', 'November 22, 2026. A release.', '2026-11-22'],
  ['en', 'November 2026: a release.', '2026-11-01'],
  ['en-GB', '22 November 2026', '2026-11-22'],
  ['de', '22. November 2026', '2026-11-22'],
  ['fr', '22 novembre 2026', '2026-11-22'],
  ['ru', '22 ноября 2026 г.', '2026-11-22'],
  ['ar', '22 نوفمبر 2026', '2026-11-22'],
])('a release’s date is parsed from the start of its text in the site’s language: %s, %s', (lang, text, day) => {
  const sections = [{ id: 'one', heading: '1.0.0', depth: 2, text, fences: [] }]
  expect(feed({ title: 'Releases', page: 'https://a.example/releases', self: 'https://a.example/feed.xml', sections, lang })).toContain(
    `<updated>${day}T00:00:00Z</updated>`,
  )
})

test('a section that doesn’t start with a date isn’t a release', () => {
  const sections = [{ id: 'one', heading: 'About', depth: 2, text: 'In November 2026 nothing was released.', fences: [] }]
  expect(feed({ title: 'R', page: 'https://a.example/r', self: 'https://a.example/feed.xml', sections, lang: 'en' })).not.toContain(
    '<entry>',
  )
})
