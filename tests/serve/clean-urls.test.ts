import { describe, expect, test, vi } from 'vitest'
import { ask, serveFiles } from './site-fixture.ts'

describe('clean URLs', () => {
  test.each([
    ['/', 'home'],
    ['/cloud/intro', 'cloud intro'],
    ['/cloud/intro.html', 'cloud intro'],
    ['/cloud/intro/index.html', 'cloud intro'],
    ['/openapi/', 'openapi'],
    ['/openapi/index.html', 'openapi'],
    ['/cloud/intro?from=mail', 'cloud intro'],
  ])('%s gets 200 with the page', async (path, body) => {
    const reply = await ask(await serveFiles(), path)
    expect(reply).toMatchObject({ status: 200, text: body })
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test.each([
    ['/cloud/intro/', '/cloud/intro'],
    ['/cloud/intro/?q=a%20b&c', '/cloud/intro?q=a%20b&c'],
    ['/openapi', '/openapi/'],
    ['/openapi?x=1', '/openapi/?x=1'],
  ])('%s is permanently redirected to %s', async (path, location) => {
    const reply = await ask(await serveFiles(), path)
    expect(reply.status).toBe(301)
    expect(reply.headers.location).toBe(location)
  })

  test('unknown paths get 404 with the content of 404.html', async () => {
    const site = await serveFiles()
    for (const path of ['/nowhere', '/assets/gone-123.js', '/404', '/404.html', '/cloud//intro', '//example.org/']) {
      expect(await ask(site, path)).toMatchObject({ status: 404, text: 'nothing here' })
    }
  })

  test('a site without 404.html still responds with 404', async () => {
    const site = await serveFiles({}, { root: `${(await serveFiles()).root}/cloud` })
    expect(await ask(site, '/nowhere')).toMatchObject({ status: 404, text: 'Not Found\n' })
  })

  test('a request can’t control the target of a redirect', async () => {
    const site = await serveFiles()
    for (const path of ['//example.org/', '//example.org/cloud/intro/', '/%09/example.org/', '///cloud/intro/']) {
      expect((await ask(site, path)).headers.location).toBeUndefined()
    }
  })
})

describe('with a base URL', () => {
  test('pages and redirects exist below it only', async () => {
    const site = await serveFiles({ 'redirects.json': '[{"from":"/old","to":"/cloud/intro"}]' }, { baseUrl: '/docs/' })
    expect(site.url).toBe(`http://127.0.0.1:${site.port}/docs/`)
    expect(await ask(site, '/docs/')).toMatchObject({ status: 200, text: 'home' })
    expect(await ask(site, '/docs/cloud/intro')).toMatchObject({ status: 200, text: 'cloud intro' })
    expect(await ask(site, '/cloud/intro')).toMatchObject({ status: 404, text: 'nothing here' })
    expect(await ask(site, '/docsy')).toMatchObject({ status: 404 })
    expect((await ask(site, '/docs?x')).headers.location).toBe('/docs/?x')
    expect((await ask(site, '/docs/openapi?x')).headers.location).toBe('/docs/openapi/?x')
    expect((await ask(site, '/docs/old')).headers.location).toBe('/docs/cloud/intro')
  })
})

describe('redirects.json', () => {
  const redirects = JSON.stringify([
    { from: '/old', to: '/cloud/intro', status: 301 },
    { from: '/soon', to: '/cloud/intro#start', status: 302 },
    { from: '/away', to: 'https://example.org/a?b=1' },
    { from: '/accent', to: '/café page' },
  ])

  test('is applied, and keeps the query', async () => {
    const site = await serveFiles({ 'redirects.json': redirects })
    const targets = await Promise.all(
      ['/old', '/old/?q=1', '/soon?q=1', '/away?c=2', '/accent'].map(async (path) => {
        const { status, headers } = await ask(site, path)
        return [status, headers.location]
      }),
    )
    expect(targets).toEqual([
      [301, '/cloud/intro'],
      [301, '/cloud/intro?q=1'],
      [302, '/cloud/intro?q=1#start'],
      [301, 'https://example.org/a?b=1&c=2'],
      [301, '/caf%C3%A9%20page'],
    ])
  })

  test('isn’t served, and neither is csp.json', async () => {
    const site = await serveFiles({ 'redirects.json': redirects, 'csp.json': '{"policy":"default-src *"}' })
    expect((await ask(site, '/redirects.json')).status).toBe(404)
    expect((await ask(site, '/csp.json')).status).toBe(404)
  })

  test.each(['not json', '{"from":"/a"}', '[{"from":"/old","to":"//example.org"}]', '[{"from":"/old","to":"/\\ud800"}]'])(
    'with the content %s is reported and ignored, and the site is served',
    async (malformed) => {
      const report = vi.spyOn(console, 'error').mockImplementation(() => {})
      const site = await serveFiles({ 'redirects.json': malformed })
      expect((await ask(site, '/old')).status).toBe(404)
      expect((await ask(site, '/')).status).toBe(200)
      expect(report).toHaveBeenCalledWith(expect.stringContaining('redirects.json was ignored'))
      report.mockRestore()
    },
  )
})
