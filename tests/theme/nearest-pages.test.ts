import { describe, expect, it } from 'vitest'
import { nearestPages, wordsOfPath } from '../../src/theme/pages/nearest-pages.ts'

const pages = [
  { route: '/ovens/intro', title: 'Ovens' },
  { route: '/ovens/first-bake', title: 'Your first loaf' },
  { route: '/ovens/settings/heat', title: 'Heat' },
  { route: '/ovens/settings/steam', title: 'Steam' },
  { route: '/programs/api/rest', title: 'REST API' },
  { route: '/programs/api/webhooks', title: 'Webhooks' },
  { route: '/programs/intro', title: 'Programs' },
]
const nearest = (path: string) => nearestPages(path, pages, 3).map(({ route }) => route)

describe('nearestPages', () => {
  it.each([
    ['a typo', '/ovens/setings/staem', '/ovens/settings/steam'],
    ['a file extension and another site’s folders', '/latest/developer-resources/rest-api.html', '/programs/api/rest'],
    ['words without a separator', '/ovens/firstbake', '/ovens/first-bake'],
    ['a singular', '/programs/webhook', '/programs/api/webhooks'],
    ['another folder', '/heat', '/ovens/settings/heat'],
    ['a word of the title', '/help/loaf', '/ovens/first-bake'],
    ['upper case and a trailing slash', '/Ovens/First-Bake/', '/ovens/first-bake'],
    ['a match except for case, among pages with the same name', '/Programs/Intro', '/programs/intro'],
    ['preceding folders count, too', '/programs/introduction', '/programs/intro'],
  ])('%s', (_, path, expected) => expect(nearest(path)[0]).toBe(expected))

  it('finds nothing if no page contains any of the words', () => {
    expect(nearest('/nothing/is/here')).toEqual([])
    expect(nearest('/')).toEqual([])
    expect(nearest('/%')).toEqual([])
  })

  it('returns at most the requested number of pages', () => expect(nearestPages('/ovens', pages, 2)).toHaveLength(2))
})

describe('wordsOfPath', () => {
  it.each([
    ['/a/first-bake.html', 'first bake'],
    ['/a/first_bake/index.html', 'first bake'],
    ['/a/Österreich/', 'österreich'],
    ['/', ''],
  ])('%s', (path, words) => expect(wordsOfPath(path)).toBe(words))
})
