import { describe, expect, test } from 'vitest'
import { resolve } from '../../src/serve/resolve.ts'

function site(files: string[], redirects: Record<string, string> = {}) {
  const entries = Object.entries(redirects).map(([from, to]) => [from, { to, status: 301 as const }] as const)
  return { files: new Set(files), redirects: new Map(entries) }
}

const found = (file: string) => ({ kind: 'file', file })
const moved = (to: string) => ({ kind: 'redirect', to, status: 301 })
const missing = { kind: 'missing' }

describe('a path is resolved to a file of the site', () => {
  const built = site(['index.html', '404.html', 'cloud/intro.html', 'openapi/index.html', 'data.json', 'odd name.html'])

  test.each([
    ['/', found('index.html')],
    ['/index.html', found('index.html')],
    ['/index', found('index.html')],
    ['/cloud/intro', found('cloud/intro.html')],
    ['/cloud/intro.html', found('cloud/intro.html')],
    ['/cloud/intro/index.html', found('cloud/intro.html')],
    ['/cloud/intro/', moved('/cloud/intro')],
    ['/openapi/', found('openapi/index.html')],
    ['/openapi/index.html', found('openapi/index.html')],
    ['/openapi.html', found('openapi/index.html')],
    ['/openapi', moved('/openapi/')],
    ['/index/', moved('/')],
    ['/data.json', found('data.json')],
    ['/odd name/', moved('/odd%20name')],
    ['/data.json/', missing],
    ['/data', missing],
    ['/cloud', missing],
    ['/cloud/', missing],
    ['//', missing],
    ['//cloud/intro/', missing],
    ['/Cloud/Intro', missing],
    ['/404', missing],
    ['/404.html', missing],
    ['/404/', missing],
  ])('%s', (path, expected) => {
    expect(resolve(built, path)).toEqual(expected)
  })

  test('a page and a folder with the same name have separate addresses', () => {
    const both = site(['guide.html', 'guide/index.html'])
    expect(resolve(both, '/guide')).toEqual(found('guide.html'))
    expect(resolve(both, '/guide/')).toEqual(found('guide/index.html'))
  })

  test('a file without an extension takes precedence over a page with its name', () => {
    expect(resolve(site(['feed', 'feed.html']), '/feed')).toEqual(found('feed'))
  })
})

describe('redirects of the site', () => {
  test('apply to every form of the old address', () => {
    const renamed = site(['new.html'], { '/old': '/new' })
    for (const form of ['/old', '/old/', '/old.html', '/old/index.html']) {
      expect(resolve(renamed, form)).toEqual(moved('/new'))
    }
  })

  test('don’t apply to an existing page', () => {
    expect(resolve(site(['old.html'], { '/old': '/new' }), '/old')).toEqual(found('old.html'))
  })
})
