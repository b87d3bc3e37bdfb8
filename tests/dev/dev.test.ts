import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { unpack } from '../../src/addresses/packed-json.ts'
import { startDev } from '../../src/build/dev/server.ts'
import { ServeError } from '../../src/serve/error.ts'

const FILES = {
  'guide/intro.mdx': '---\ntitle: Introduction\ntags: [basics]\n---\n\nRead [the next page](/guide/next).\n',
  'guide/next.mdx': '---\ntitle: Next\n---\n\nThe next page.\n',
  'guide/draft.mdx': '---\ntitle: Draft\ndraft: true\n---\n\nNot finished.\n',
  'static/img/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

/** Starting a bundler and waiting for a file watcher takes a while on a busy machine. */
const PATIENCE = { timeout: 240_000 }
const WAIT = { timeout: 60_000, interval: 50 }

/** Shared, since a server without a cache takes twice the time to start. */
const cacheDir = await mkdtemp(join(tmpdir(), 'dev-cache-'))
afterAll(() => rm(cacheDir, { recursive: true, force: true }))

async function startSite({ port = 0 } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'dev-'))
  const docs = join(folder, 'docs')
  const write = async (file: string, content: string) => {
    await mkdir(dirname(join(docs, file)), { recursive: true })
    await writeFile(join(docs, file), content)
  }
  for (const [file, content] of Object.entries(FILES)) await write(file, content)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))

  const server = await startDev({ docs, cacheDir, host: 'localhost', port })
  onTestFinished(() => server.close())
  const get = async (path: string) => {
    const response = await fetch(new URL(path, server.url), { redirect: 'manual' })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  return { server, docs, write, get, remove: (file: string) => rm(join(docs, file)) }
}

/** Sends any headers, which `fetch` doesn't allow. */
function statusOf(url: URL, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers }, (incoming) => resolve(incoming.resume().statusCode))
    outgoing.on('error', reject).end()
  })
}

/** Records terminal output, starting now. */
function readTerminal(): () => string {
  const lines: string[] = []
  for (const method of ['log', 'error', 'warn'] as const) {
    const spy = vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => void lines.push(parts.join(' ')))
    onTestFinished(() => spy.mockRestore())
  }
  return () => lines.join('\n')
}

test('the server responds to every kind of route', PATIENCE, async () => {
  const { get, server } = await startSite()

  const page = await get('/guide/intro')
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toBeNull()
  expect(page.text).toContain('Introduction')
  expect(page.text).toContain('/@vite/client')
  expect(page.text, 'styles come with the document').toContain('@layer tokens')

  const data = (await unpack(new Uint8Array(await (await fetch(new URL('/_data/guide/intro.bin', server.url))).arrayBuffer()))) as {
    view: { title: string }
    html: string
    sidebar: string
  }
  expect(data.view.title).toBe('Introduction')
  expect(data.html).toContain('href="/guide/next"')
  for (const sidebar of [data.sidebar, '/_data/sidebars/docs.json']) expect((await get(sidebar)).text).toContain('Introduction')

  expect((await get('/tags/basics')).text).toContain('Introduction')
  expect((await get('/search')).status).toBe(200)
  expect((await get('/guide/draft')).text, 'drafts are shown').toContain('Not finished.')
  expect((await get('/img/dot.svg')).headers.get('content-type')).toContain('image/svg+xml')
  expect((await get('/src/client/main.tsx')).headers.get('content-type')).toContain('text/javascript')

  for (const unknown of [
    '/guide/nothing',
    '/_data/guide/nothing.bin',
    '/nothing.png',
    '/package.json',
    '/site.config',
    '/src/nothing.ts',
  ]) {
    const missing = await get(unknown)
    expect(missing.status, unknown).toBe(404)
    expect(missing.text).toContain('Page Not Found')
  }
})

test('pages of other sites and ports can link to pages, but can’t read the source or open the editor', PATIENCE, async () => {
  const { server } = await startSite()
  const ask = async (path: string, headers: Record<string, string>) => statusOf(new URL(path, server.url), headers)
  const elsewhere = ['cross-site', 'same-site'].map((site) => ({ 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors' }))
  for (const headers of [
    ...elsewhere,
    { origin: 'http://localhost:1' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  ]) {
    for (const path of ['/__open-in-editor?file=package.json', '/src/client/main.tsx', `/@fs${import.meta.filename}`])
      expect(await ask(path, headers), `${path} ${JSON.stringify(headers)}`).toBe(403)
  }
  expect(await ask('/guide/intro', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).toBe(200)
  expect(await ask('/src/client/main.tsx', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' })).toBe(200)
})

test('an edit updates the page and other pages that show parts of it', PATIENCE, async () => {
  const { get, write } = await startSite()
  expect((await get('/guide/next')).text).toContain('The next page.')

  await write('guide/next.mdx', '---\ntitle: Renamed\n---\n\nOther words.\n')

  await vi.waitFor(async () => expect((await get('/guide/next')).text).toContain('Other words.'), WAIT)
  expect((await get('/guide/intro')).text).toContain('Renamed')
})

test('an invalid document is reported with its line, other pages still work, and a fix recovers it', PATIENCE, async () => {
  const terminal = readTerminal()
  const { get, write } = await startSite()

  await write('guide/next.mdx', '---\ntitle: Next\n---\n\n<Tabs>\n\nNever closed.\n')
  await vi.waitFor(() => expect(terminal()).toMatch(/guide\/next\.mdx:\d+/), WAIT)
  expect(terminal()).toMatch(/\d+ \| /)
  expect(terminal(), 'links to it are no further mistakes').not.toContain('guide/intro.mdx')
  expect((await get('/guide/intro')).status).toBe(200)
  expect((await get('/guide/next')).text, 'as it was before').toContain('The next page.')

  await write('guide/next.mdx', '---\ntitle: Next\n---\n\nWhole again.\n')
  await vi.waitFor(async () => expect((await get('/guide/next')).text).toContain('Whole again.'), WAIT)
  expect(terminal()).toContain('All problems are fixed.')
})

test('a new file adds a page, and a deleted file removes one', PATIENCE, async () => {
  const terminal = readTerminal()
  const { get, write, remove } = await startSite()
  expect((await get('/guide/new')).status).toBe(404)

  await write('guide/new.mdx', '---\ntitle: Brand new\n---\n\nHello.\n')
  await vi.waitFor(async () => expect((await get('/guide/new')).status).toBe(200), WAIT)
  expect((await get('/_data/sidebars/docs.json')).text).toContain('Brand new')

  await remove('guide/next.mdx')
  await vi.waitFor(async () => expect((await get('/guide/next')).status).toBe(404), WAIT)
  expect(terminal()).toContain('The link "/guide/next" is broken.')
})

test('a port in use is reported in one sentence, and closing the server frees the port', PATIENCE, async () => {
  const { server } = await startSite()
  const port = Number(new URL(server.url).port)

  const error = await startSite({ port }).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ServeError)
  expect((error as ServeError).message).toMatch(new RegExp(`^Port ${port} is already in use[^\\n]*$`))

  await server.close()
  const again = await startSite({ port })
  expect((await again.get('/guide/intro')).status).toBe(200)
})

test('an image next to a document is shown, follows changes of its file, and is reported when it is deleted', PATIENCE, async () => {
  const terminal = readTerminal()
  const { get, write, remove } = await startSite()
  const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`
  await write('guide/next.mdx', '---\ntitle: Next\n---\n\n![A line](./line.svg)\n')
  await vi.waitFor(() => expect(terminal()).toContain('There is no image ./line.svg next to this document.'), WAIT)

  await write('guide/line.svg', svg(20))
  await vi.waitFor(async () => expect((await get('/guide/next')).text).toContain('width="20"'), WAIT)
  const [, address] = /src="(\/assets\/line\.[^"]+)"/.exec((await get('/guide/next')).text)!
  expect((await get(address!)).text).toBe(svg(20))

  await write('guide/line.svg', svg(30))
  await vi.waitFor(async () => expect((await get('/guide/next')).text).toContain('width="30"'), WAIT)
  await remove('guide/line.svg')
  await vi.waitFor(() => expect(terminal().match(/There is no image/g)).toHaveLength(2), WAIT)
})

test('drafts are marked, and a published link to a draft is reported', PATIENCE, async () => {
  const terminal = readTerminal()
  const { get, write } = await startSite()
  expect((await get('/guide/draft')).text).toMatch(/<span class="badge badge-updated">Draft<\/span>/)
  expect((await get('/_data/sidebars/docs.json')).text).toContain('"badge":"draft"')
  expect(terminal()).toBe('')
  await write('guide/next.mdx', '---\ntitle: Next\n---\n\n[Draft](./draft.mdx)\n')
  await vi.waitFor(() => expect(terminal()).toContain('The link "./draft.mdx" leads to a draft, which isn’t published.'), WAIT)
})

test('links to a file follow its page’s slug', PATIENCE, async () => {
  const { get, write } = await startSite()
  await write('guide/intro.mdx', '---\ntitle: Introduction\n---\n\n[Next](./next.mdx)\n')
  await vi.waitFor(async () => expect((await get('/guide/intro')).text).toContain('href="/guide/next"'), WAIT)
  await write('guide/next.mdx', '---\ntitle: Next\nslug: /guide/later\n---\n\nThe next page.\n')
  await vi.waitFor(async () => expect((await get('/guide/intro')).text).toContain('<a href="/guide/later">Next</a>'), WAIT)
})

test(
  'questions are read with their document, not as a document, and their problems are reported until they are fixed',
  PATIENCE,
  async () => {
    const { get, write, remove } = await startSite()
    const terminal = readTerminal()
    const questions = (answer: string) =>
      ['one', 'two', 'three'].map((name) => `- ask: [${name}?, ${name} please, the ${name}]\n  answer: ${answer}\n`).join('')
    await write('guide/next.questions.yaml', questions('The next page.'))
    await vi.waitFor(async () => expect((await get('/guide/next.md')).text).toContain('### one?\n\nThe next page.'), WAIT)
    expect((await get('/guide/next.questions.yaml')).status).toBe(404)

    await write('guide/next.questions.yaml', questions('Page 12.'))
    await vi.waitFor(() => expect(terminal()).toContain('The answer contains "12", but its section doesn’t.'), WAIT)
    await remove('guide/next.questions.yaml')
    await vi.waitFor(async () => expect((await get('/guide/next.md')).text).not.toContain('### one?'), WAIT)

    await write('guide/next.questions.yaml', questions('The next page.'))
    await vi.waitFor(async () => expect((await get('/guide/next.md')).text).toContain('### one?'), WAIT)
    await remove('guide/next.mdx')
    await vi.waitFor(() => expect(terminal()).toContain('There is no document for this questions file.'), WAIT)
  },
)
