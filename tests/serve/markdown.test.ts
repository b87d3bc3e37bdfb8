import { describe, expect, test } from 'vitest'
import { ask, FILES, LONG_PAGE, prose, serveFiles } from './site-fixture.ts'

const MARKDOWN = {
  'index.md': '# Home',
  'cloud/intro.md': '# Intro',
  'openapi/index.md': '# API',
  'long.md': `# Long\n\n${prose(5000)}`,
  'cloud/größe.html': 'größe',
  'cloud/größe.md': '# Größe',
}
const accepting = (accept: string) => ({ headers: { accept } })

describe('“Accept: text/markdown answers the page’s Markdown”', () => {
  test.each([
    ['/', '# Home', '/index.md'],
    ['/cloud/intro', '# Intro', '/cloud/intro.md'],
    ['/cloud/intro?x=1', '# Intro', '/cloud/intro.md'],
    ['/openapi/', '# API', '/openapi/index.md'],
    ['/cloud/gr%C3%B6%C3%9Fe', '# Größe', '/cloud/gr%C3%B6%C3%9Fe.md'],
  ])('%s', async (path, text, location) => {
    const site = await serveFiles(MARKDOWN)
    const reply = await ask(site, path, accepting('text/markdown'))
    expect([reply.status, reply.text]).toEqual([200, text])
    expect(reply.headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(reply.headers['content-location']).toBe(location)
    expect(reply.headers.vary).toBe('Accept, Accept-Encoding')
  })

  test.each([
    ['text/markdown', true],
    ['text/markdown, text/html, */*', true],
    ['TEXT/Markdown; charset=utf-8', true],
    ['text/markdown;q=0.9, text/html;q=0.5', true],
    ['text/html;q=0.8, text/markdown', true],
    ['*/*, text/markdown', true],
    ['text/markdown;q=0.5, */*;q=0.1', true],
    ['text/html, text/markdown', false],
    ['text/html, text/markdown;q=0.9', false],
    ['text/markdown;q=0.4, text/html;q=0.5', false],
    ['text/markdown;q=0', false],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
    ['text/html;q=0.5, */*', false],
    ['*/*', false],
    ['text/*', false],
    ['application/json', false],
    ['text/markdownish', false],
    [';;;,text/markdown;q=x', false],
  ])('quality values are applied: %s', async (accept, isMarkdown) => {
    const site = await serveFiles(MARKDOWN)
    expect((await ask(site, '/cloud/intro', accepting(accept))).text).toBe(isMarkdown ? '# Intro' : 'cloud intro')
  })

  test('pages vary by Accept; files without Markdown, and requests by file name, don’t', async () => {
    const site = await serveFiles(MARKDOWN)
    const vary = async (path: string, accept: string) => (await ask(site, path, accepting(accept))).headers.vary
    expect(await vary('/cloud/intro', '*/*')).toBe('Accept, Accept-Encoding')
    for (const path of ['/data.txt', '/cloud/intro.html', '/cloud/intro.md', '/nowhere']) {
      expect(await vary(path, 'text/markdown'), path).toBe('Accept-Encoding')
    }
    expect((await ask(site, '/cloud/intro.html', accepting('text/markdown'))).text).toBe('cloud intro')
    expect((await ask(site, '/data.txt', accepting('text/markdown'))).text).toBe(FILES['data.txt'])
  })

  test('each representation has its own entity tag, which conditional requests use; HEAD matches GET', async () => {
    const site = await serveFiles(MARKDOWN)
    const as = (accept: string, more: Record<string, string> = {}, method = 'GET') =>
      ask(site, '/long', { method, headers: { accept, 'accept-encoding': 'br', ...more } })
    const [page, markdown] = [await as('*/*'), await as('text/markdown')]
    expect(page.headers.etag).not.toBe(markdown.headers.etag)
    expect(markdown.headers['content-encoding']).toBe('br')
    for (const { headers } of [page, markdown]) {
      expect((await as('text/markdown', { 'if-none-match': headers.etag! })).status).toBe(headers === markdown.headers ? 304 : 200)
    }
    const unchanged = await as('text/markdown', { 'if-none-match': markdown.headers.etag! })
    expect(unchanged.headers.vary).toBe('Accept, Accept-Encoding')
    const head = await as('text/markdown', {}, 'HEAD')
    expect(head.body).toHaveLength(0)
    for (const name of ['etag', 'content-length', 'content-type', 'content-location', 'vary']) {
      expect(head.headers[name], name).toBe(markdown.headers[name])
    }
    expect((await as('*/*', { 'accept-encoding': 'identity' })).text).toBe(LONG_PAGE)
  })

  test('works with a base URL, and for moved and missing pages', async () => {
    const site = await serveFiles({ ...MARKDOWN, 'redirects.json': '[{"from":"/old","to":"/cloud/intro"}]' }, { baseUrl: '/docs/' })
    const reply = async (path: string) => ask(site, path, accepting('text/markdown'))
    expect((await reply('/docs/cloud/intro')).headers['content-location']).toBe('/docs/cloud/intro.md')
    expect((await reply('/docs/old')).headers.location).toBe('/docs/cloud/intro')
    expect([(await reply('/docs/nowhere')).status, (await reply('/docs/nowhere')).text]).toEqual([404, 'nothing here'])
  })
})
