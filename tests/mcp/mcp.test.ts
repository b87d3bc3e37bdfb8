import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSiteTo } from '../../src/build/build.ts'

const root = join(import.meta.dirname, '../..')
const work = mkdtempSync(join(tmpdir(), 'mcp-'))
const dist = join(work, 'dist')
const opened: Client[] = []

function write(files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(work, 'docs', file)), { recursive: true })
    writeFileSync(join(work, 'docs', file), content)
  }
}

const build = () => buildSiteTo({ docs: join(work, 'docs'), out: dist, cacheDir: join(work, 'cache') })

/** Connects the official client to a new server process. */
async function connect(out: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const args = ['--import', './scripts/typescript.mjs', 'src/build/mcp.ts', '--out', out]
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: root }))
  opened.push(client)
  return client
}

/** Calls a tool and joins the text of its result. */
async function call(client: Client, name: string, args: Record<string, unknown>): Promise<{ text: string; isError: boolean }> {
  const { content, isError } = await client.callTool({ name, arguments: args })
  return { text: (content as Array<{ text: string }>).map(({ text }) => text).join(''), isError: isError === true }
}

let client: Client

beforeAll(async () => {
  write({
    'index.mdx': '---\ntitle: Home\n---\n\nStart here.\n',
    'guide/setup.mdx':
      '---\ntitle: Setup\ndescription: How to install it.\n---\n\n:::tip\nUse the bottled database.\n:::\n\n## Install\n\nRun `npm install`.\n',
    'guide/menu.mdx': '---\ntitle: Menu\n---\n\nToday there is soup.\n\n## Serving\n\nRun `npm run serve`.\n',
    'guide/menu.questions.yaml':
      '- ask: [How do I serve the soup?, start serving, dish it up]\n  answer: Run `npm run serve`.\n  section: serving\n- ask: [What is for lunch?, soup of the day, what do we eat]\n  answer: Today there is soup.\n- ask: [Where is the menu?, list of dishes, card of today]\n  answer: There is soup.\n',
    'guide/other.mdx': '---\ntitle: Other\n---\n\nSomething else.\n',
    'hidden.mdx': '---\ntitle: Hidden\nunlisted: true\n---\n\nFor those who know.\n',
  })
  await build()
  client = await connect(dist)
})

afterAll(async () => {
  await Promise.all(opened.map((each) => each.close()))
  rmSync(work, { recursive: true, force: true })
})

describe('npm run mcp: “search, read page, list pages”, with the official client', () => {
  test('offers four read-only tools', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['search', 'answer', 'read_page', 'list_pages'])
    for (const { annotations } of tools) expect(annotations?.readOnlyHint).toBe(true)
  })

  test('search finds a page by its words, with the section’s route', async () => {
    const { text } = await call(client, 'search', { query: 'install' })
    expect(text).toContain('/guide/setup#install')
    expect((await call(client, 'search', { query: 'botled databse' })).text).toContain('/guide/setup')
  })

  test('search returns the requested number of pages', async () => {
    const count = async (limit: number) =>
      (await call(client, 'search', { query: 'something start bottled', limit })).text.split('\n\n').length - 1
    expect(await count(1)).toBe(1)
    expect(await count(20)).toBeGreaterThan(1)
  })

  test('search without results says so', async () => {
    expect(await call(client, 'search', { query: 'xylophone' })).toEqual({ text: 'No results for "xylophone".', isError: false })
  })

  test('answer returns the authors’ answer with its source, or else the closest questions', async () => {
    const { text } = await call(client, 'answer', { question: 'how to serve the soup' })
    expect(text).toContain('## How do I serve the soup?\n\nRun `npm run serve`.\n\nSource: /guide/menu#serving')
    expect(text).not.toContain('Nothing that is surely')
    const near = await call(client, 'answer', { question: 'dishes of a restaurant in Berlin' })
    expect(near.text).toContain('No question clearly matches "dishes of a restaurant in Berlin".')
    expect(near.text).toContain('Where is the menu?')
    expect((await call(client, 'answer', { question: 'xylophone' })).text).toBe(
      'No answered question is similar to "xylophone". Use search to find pages by words.',
    )
  })

  test.each(['/guide/setup', 'guide/setup', '/guide/setup.md', '/guide/setup/', 'http://localhost:3000/guide/setup#install'])(
    'read_page accepts %s',
    async (route) => {
      const { text } = await call(client, 'read_page', { route })
      expect(text).toBe(
        '# Setup\n\n> How to install it.\n\nSource: http://localhost:3000/guide/setup\n\n> **Tip**\n>\n> Use the bottled database.\n\n## Install\n\nRun `npm install`.\n',
      )
    },
  )

  test('read_page reads the root page and unlisted pages', async () => {
    expect((await call(client, 'read_page', { route: '/' })).text).toContain('# Home')
    expect((await call(client, 'read_page', { route: '/hidden' })).text).toContain('# Hidden')
  })

  test.each(['/nowhere', '/guide', '../../package', '/../docs/guide/setup', '/a\u0000b', '/%2e%2e/docs/index'])(
    'read_page returns an error with the next step for %j',
    async (route) => {
      const { text, isError } = await call(client, 'read_page', { route })
      expect(isError).toBe(true)
      expect(text).toContain('There is no page')
    },
  )

  test.each([
    ['search', { query: 'a.b '.repeat(75_000) }, 1000],
    ['answer', { question: 'a.b '.repeat(75_000) }, 1000],
    ['read_page', { route: `/${'a'.repeat(300_000)}` }, 2000],
    ['list_pages', { prefix: '/'.repeat(300_000) }, 2000],
  ] as const)('%s rejects 300 kB with its limit', async (name, args, limit) => {
    const { text, isError } = await call(client, name, args)
    expect(isError).toBe(true)
    expect(text).toContain(String(limit))
  })

  test('list_pages lists all pages except unlisted ones', async () => {
    const { text } = await call(client, 'list_pages', {})
    expect(
      text
        .split('\n')
        .map((line) => line.split(' ')[0])
        .sort(),
    ).toEqual(['/', '/guide/menu', '/guide/other', '/guide/setup'])
  })

  test('list_pages lists the pages below a prefix', async () => {
    const { text } = await call(client, 'list_pages', { prefix: '/guide' })
    expect(text.split('\n')).toHaveLength(3)
    expect(await call(client, 'list_pages', { prefix: '/none' })).toEqual({ text: 'No listed page matches.', isError: false })
  })

  test('an unknown documentation set is an error that lists the available ones', async () => {
    for (const name of ['search', 'list_pages']) {
      const { text, isError } = await call(client, name, { query: 'install', set: 'Nope' })
      expect(isError).toBe(true)
      expect(text).toBe('There is no documentation set "Nope". Available: Other pages.')
    }
    expect((await call(client, 'list_pages', { set: 'Other pages' })).text).toContain('/guide/setup')
  })

  test('without a site, each tool says to run npm run build', async () => {
    const empty = await connect(join(work, 'nothing'))
    for (const [name, args] of [
      ['search', { query: 'a' }],
      ['answer', { question: 'a' }],
      ['read_page', { route: '/' }],
      ['list_pages', {}],
    ] as const) {
      const { text, isError } = await call(empty, name, args)
      expect(isError).toBe(true)
      expect(text).toBe(`There is no built site in ${join(work, 'nothing')}. Run "npm run build" first.`)
    }
  })

  test('a new build is used without a restart', async () => {
    write({ 'guide/added.mdx': '---\ntitle: Added\n---\n\nA xylophone.\n' })
    await build()
    expect((await call(client, 'search', { query: 'xylophone' })).text).toContain('/guide/added')
    expect((await call(client, 'list_pages', { prefix: '/guide/added' })).text).toContain('Added')
  })
})
