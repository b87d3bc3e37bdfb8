import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { unpack } from '../../src/addresses/packed-json.ts'
import { startDev } from '../../src/build/dev/server.ts'
import { ServeError } from '../../src/serve/error.ts'

/** The documents of a test. */
const filesIn = (folder: string): Record<string, string> => ({
  [`${folder}/intro.mdx`]: `---\ntitle: Introduction\ntags: [basics]\n---\n\nRead [the next page](/${folder}/next).\n`,
  [`${folder}/next.mdx`]: '---\ntitle: Next\n---\n\nThe next page.\n',
  [`${folder}/draft.mdx`]: '---\ntitle: Draft\ndraft: true\n---\n\nNot finished.\n',
})

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
  const files = { ...filesIn('guide'), 'static/img/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' }
  for (const [file, content] of Object.entries(files)) await write(file, content)
  const removeAll = () => rm(folder, { recursive: true, force: true })
  const server = await startDev({ docs, cacheDir, host: 'localhost', port }).catch(async (error: unknown) => {
    await removeAll()
    throw error
  })
  const get = async (path: string) => {
    const response = await fetch(new URL(path, server.url), { redirect: 'manual' })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const close = () => server.close().then(removeAll)
  return { server, write, get, remove: (file: string) => rm(join(docs, file), { recursive: true }), close }
}

/** Shared, since starting a server takes seconds. */
let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  site = await startSite()
}, PATIENCE.timeout)
afterAll(() => site.close())

/** A folder of documents that a test can edit. It's deleted after the test, with its problems. Its name must be that of no other. */
async function ownFolder(name: string) {
  const get = (path: string) => site.get(`/${name}${path}`)
  // The introduction is written last: a link that leads nowhere yet would be reported.
  const files = Object.entries(filesIn(name)).toReversed()
  for (const [file, content] of files) {
    await site.write(file, content)
    await vi.waitFor(async () => expect((await site.get(`/${file.replace('.mdx', '')}`)).status).toBe(200), WAIT)
  }
  onTestFinished(async () => {
    await site.remove(name)
    for (const page of ['/intro', '/next', '/draft']) await vi.waitFor(async () => expect((await get(page)).status).toBe(404), WAIT)
  })
  return {
    get,
    write: (file: string, content: string) => site.write(`${name}/${file}`, content),
    remove: (file: string) => site.remove(`${name}/${file}`),
  }
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
  const { get, server } = site

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
  const { server } = site
  const ask = async (path: string, headers: Record<string, string>) => statusOf(new URL(path, server.url), headers)
  const elsewhere = ['cross-site', 'same-site'].map((from) => ({ 'sec-fetch-site': from, 'sec-fetch-mode': 'no-cors' }))
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
  const { get, write } = await ownFolder('edited')
  expect((await get('/next')).text).toContain('The next page.')

  await write('next.mdx', '---\ntitle: Renamed\n---\n\nOther words.\n')

  await vi.waitFor(async () => expect((await get('/next')).text).toContain('Other words.'), WAIT)
  expect((await get('/intro')).text).toContain('Renamed')
})

test('an invalid document is reported with its line, other pages still work, and a fix recovers it', PATIENCE, async () => {
  const terminal = readTerminal()
  const { get, write } = await ownFolder('invalid')

  await write('next.mdx', '---\ntitle: Next\n---\n\n<Tabs>\n\nNever closed.\n')
  await vi.waitFor(() => expect(terminal()).toMatch(/invalid\/next\.mdx:\d+/), WAIT)
  expect(terminal()).toMatch(/\d+ \| /)
  expect(terminal(), 'links to it are no further mistakes').not.toContain('invalid/intro.mdx')
  expect((await get('/intro')).status).toBe(200)
  expect((await get('/next')).text, 'as it was before').toContain('The next page.')

  await write('next.mdx', '---\ntitle: Next\n---\n\nWhole again.\n')
  await vi.waitFor(async () => expect((await get('/next')).text).toContain('Whole again.'), WAIT)
  expect(terminal()).toContain('All problems are fixed.')
})

test('a new file adds a page, and a deleted file removes one', PATIENCE, async () => {
  const terminal = readTerminal()
  const { get, write, remove } = await ownFolder('added')
  expect((await get('/new')).status).toBe(404)

  await write('new.mdx', '---\ntitle: Brand new\n---\n\nHello.\n')
  await vi.waitFor(async () => expect((await get('/new')).status).toBe(200), WAIT)
  expect((await site.get('/_data/sidebars/docs.json')).text).toContain('Brand new')

  await remove('next.mdx')
  await vi.waitFor(async () => expect((await get('/next')).status).toBe(404), WAIT)
  expect(terminal()).toContain('The link "/added/next" is broken.')
})

test('a port in use is reported in one sentence, and closing the server frees the port', PATIENCE, async () => {
  const port = Number(new URL(site.server.url).port)

  const error = await startSite({ port }).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ServeError)
  expect((error as ServeError).message).toMatch(new RegExp(`^Port ${port} is already in use[^\\n]*$`))

  await site.close()
  site = await startSite({ port })
  expect((await site.get('/guide/intro')).status).toBe(200)
})

test('an edit right after the start isn’t missed', PATIENCE, async () => {
  await site.close()
  site = await startSite()
  await site.write('guide/next.mdx', '---\ntitle: Next\n---\n\nEarly words.\n')
  await vi.waitFor(async () => expect((await site.get('/guide/next')).text).toContain('Early words.'), WAIT)
})

test('an image next to a document is shown, follows changes of its file, and is reported when it is deleted', PATIENCE, async () => {
  const terminal = readTerminal()
  const { get, write, remove } = await ownFolder('pictures')
  const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`
  await write('next.mdx', '---\ntitle: Next\n---\n\n![A line](./line.svg)\n')
  await vi.waitFor(() => expect(terminal()).toContain('There is no image ./line.svg next to this document.'), WAIT)

  await write('line.svg', svg(20))
  /** Waits until the page shows the image with a width; returns its address. Icons of the page have such widths, too. */
  const shown = (width: number) =>
    vi.waitFor(async () => {
      const { text } = await get('/next')
      const [image, address] = /<img src="(\/assets\/line\.[^"]+)"[^>]*>/.exec(text) ?? []
      expect(image).toContain(`width="${width}"`)
      return address!
    }, WAIT)
  expect((await site.get(await shown(20))).text).toBe(svg(20))

  await write('line.svg', svg(30))
  await shown(30)
  await remove('line.svg')
  await vi.waitFor(() => expect(terminal().match(/There is no image/g)).toHaveLength(2), WAIT)
})

test('drafts are marked, and a published link to a draft is reported', PATIENCE, async () => {
  const terminal = readTerminal()
  const { get, write } = await ownFolder('drafts')
  expect((await get('/draft')).text).toMatch(/<span class="badge badge-updated">Draft<\/span>/)
  expect((await site.get('/_data/sidebars/docs.json')).text).toContain('"badge":"draft"')
  expect(terminal()).toBe('')
  await write('next.mdx', '---\ntitle: Next\n---\n\n[Draft](./draft.mdx)\n')
  await vi.waitFor(() => expect(terminal()).toContain('The link "./draft.mdx" leads to a draft, which isn’t published.'), WAIT)
})

test('links to a file follow its page’s slug', PATIENCE, async () => {
  const { get, write } = await ownFolder('slugs')
  await write('intro.mdx', '---\ntitle: Introduction\n---\n\n[Next](./next.mdx)\n')
  await vi.waitFor(async () => expect((await get('/intro')).text).toContain('href="/slugs/next"'), WAIT)
  await write('next.mdx', '---\ntitle: Next\nslug: /slugs/later\n---\n\nThe next page.\n')
  await vi.waitFor(async () => expect((await get('/intro')).text).toContain('<a href="/slugs/later">Next</a>'), WAIT)
})

test(
  'questions are read with their document, not as a document, and their problems are reported until they are fixed',
  PATIENCE,
  async () => {
    const terminal = readTerminal()
    const { get, write, remove } = await ownFolder('questions')
    const questions = (answer: string) =>
      ['one', 'two', 'three'].map((name) => `- ask: [${name}?, ${name} please, the ${name}]\n  answer: ${answer}\n`).join('')
    await write('next.questions.yaml', questions('The next page.'))
    await vi.waitFor(async () => expect((await get('/next.md')).text).toContain('### one?\n\nThe next page.'), WAIT)
    expect((await get('/next.questions.yaml')).status).toBe(404)

    await write('next.questions.yaml', questions('Page 12.'))
    await vi.waitFor(() => expect(terminal()).toContain('The answer contains "12", but its section doesn’t.'), WAIT)
    await remove('next.questions.yaml')
    await vi.waitFor(async () => expect((await get('/next.md')).text).not.toContain('### one?'), WAIT)

    await write('next.questions.yaml', questions('The next page.'))
    await vi.waitFor(async () => expect((await get('/next.md')).text).toContain('### one?'), WAIT)
    await remove('next.mdx')
    await vi.waitFor(() => expect(terminal()).toContain('There is no document for this questions file.'), WAIT)
  },
)
