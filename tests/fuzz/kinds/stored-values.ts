import { join } from 'node:path'
import fc from 'fast-check'
import { sandboxFile } from '../../../src/build/app/sandbox.ts'
import { anyText } from '../../values/any-text.ts'
import type { FuzzKind, Trial } from '../kind.ts'

/** Contents of a browser's storage for the site before a page loads. */
interface Stored {
  local: Record<string, string>
  session: Record<string, string>
}

const MARKUP = '<img src=x onerror="harm()"><script>harm()</script>'
const LOCAL = [
  'theme',
  'announcement.dismiss',
  'announcement.id',
  'code.wrap',
  'search.recent',
  'search.favorites',
  'tabs.os',
  'analytics',
  'docs.plan',
]
const SESSION = ['reloaded-for', 'scroll-positions', 'celebrated', 'ask.turns']

const pick = (...choices: string[]) => fc.constantFrom(...choices)
const text = fc.oneof(
  pick('true', 'dark', 'null', '[]', '{}', '__proto__', '/\t/host', '//host', 'javascript:harm()', MARKUP, '1e999', '\0'),
  anyText(20),
)
const opened = fc.array(
  fc.oneof(
    fc.record({ target: text, title: text, context: fc.oneof(fc.array(text), fc.jsonValue()) }, { requiredKeys: [] }),
    fc.jsonValue(),
  ),
  { maxLength: 5 },
)
const source = fc.record({ route: text, id: text, title: text, heading: text })
const turns = fc.array(
  fc.record({
    id: fc.nat(9),
    question: text,
    status: pick('answering', 'answered', 'stopped', 'failed', 'none'),
    sources: fc.array(source, { maxLength: 2 }),
    nearest: fc.option(fc.array(source, { maxLength: 2 }), { nil: undefined }),
    related: fc.array(text, { maxLength: 2 }),
    meant: fc.array(text, { maxLength: 2 }),
    failure: fc.option(text, { nil: undefined }),
    said: fc.array(
      fc.record({
        kind: pick('written', 'quote', 'code', 'text', 'cite'),
        text,
        question: text,
        code: text,
        language: text,
        label: text,
        source: fc.integer({ min: -1, max: 3 }),
      }),
      { maxLength: 3 },
    ),
  }),
  { maxLength: 3 },
)
const value = fc.oneof(
  text,
  fc.json(),
  opened.map((list) => JSON.stringify(list)),
  turns.map((list) => JSON.stringify(list)),
  fc.tuple(text, fc.nat(5000)).map(([part, count]) => part.repeat(count)),
)

async function open(): Promise<Trial<Stored>> {
  const { chromium } = await import('@playwright/test')
  const { serve } = await import('../../../src/serve/server.ts')
  const { findChromium } = await import('../../../scripts/chromium.mjs')
  const root = join(import.meta.dirname, '../../../test-results/sites/product')
  const server = await serve({ root, host: '127.0.0.1', port: 0, baseUrl: '/', cacheDir: '.cache/compressed' })
  const browser = await chromium.launch({ executablePath: (await findChromium())!, args: ['--no-sandbox', '--disable-gpu'] })
  process.once('exit', () => void browser.close())
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  await page.addInitScript(() => Object.assign(window, { harm: () => document.documentElement.setAttribute('data-harm', '') }))
  await page.goto(server.url + sandboxFile())
  return {
    async check({ local, session }) {
      problems.length = 0
      // A file without the application's scripts.
      await page.goto(`${server.url}robots.txt`)
      await page.evaluate(
        (stored) => {
          for (const [name, storage] of [
            ['local', localStorage],
            ['session', sessionStorage],
          ] as const) {
            storage.clear()
            for (const [key, written] of Object.entries(stored[name])) storage.setItem(key, written)
          }
        },
        { local, session },
      )
      await page.goto(`${server.url}integrate/probes`)
      await page.keyboard.press('/')
      await page.waitForFunction(() => history.scrollRestoration === 'manual')
      const dialog = page.getByRole('dialog', { name: 'Search' })
      await dialog.waitFor()
      const links = await dialog.getByRole('link').evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).origin))
      if (links.some((origin) => `${origin}/` !== server.url)) throw new Error(`It leads to ${links.join(', ')}.`)
      await page.keyboard.press('Escape')
      await page.locator('header button[aria-haspopup=dialog]', { hasText: 'Ask AI' }).click()
      const ask = page.getByRole('dialog', { name: 'Ask your question' })
      await ask.getByRole('textbox').waitFor()
      const sources = await ask.locator('ol a').evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).origin))
      if (sources.some((origin) => `${origin}/` !== server.url)) throw new Error(`Sources are at ${sources.join(', ')}.`)
      if ((await page.locator('h1').count()) === 0) throw new Error('There is no page.')
      if (await page.evaluate(() => document.documentElement.hasAttribute('data-harm'))) throw new Error('A script of the storage ran.')
      if (problems.length > 0) throw new Error(problems.join('\n'))
    },
    close: () => browser.close(),
  }
}

export default {
  about: 'values in a browser’s storage, in Chromium (build the test sites first: npm test -- e2e storage)',
  inputs: fc.record({
    local: fc.dictionary(fc.oneof(pick(...LOCAL), text), value, { maxKeys: 6 }),
    session: fc.dictionary(fc.oneof(pick(...SESSION), text), value, { maxKeys: 3 }),
  }),
  attacks: {
    'a tab in an address led to another site': {
      local: { 'search.recent': JSON.stringify([{ target: '/\t/host', title: 'A', context: [] }]) },
      session: {},
    },
    markup: {
      local: Object.fromEntries(LOCAL.map((key) => [key, MARKUP])),
      session: Object.fromEntries(SESSION.map((key) => [key, MARKUP])),
    },
  },
  floor: 30_000,
  isSlow: true,
  open,
} satisfies FuzzKind<Stored>
