import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { provideAxe, violations } from './support/axe.ts'

const root = join(import.meta.dirname, '../..')

let folder: string
let server: ChildProcess
let url: string

const page = (title: string, body: string) => `---\ntitle: ${title}\n---\n\n${body}\n`

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** Starts the development server on a small site with mistakes. */
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dev-problems-'))
  write('index.mdx', page('Home', 'See [the setup](/guide/setpu).'))
  write('guide/setup.mdx', page('Setup', 'Text.'))
  write('guide/other.mdx', page('Other', '![A form](./form.png)\n\n<Tab />'))
  server = spawn(process.execPath, ['scripts/command-line.mjs', 'dev', '--docs', folder], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: 'localhost' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  url = await new Promise((resolve, reject) => {
    let text = ''
    server.stdout!.on('data', (bytes: Buffer) => {
      text += String(bytes)
      const [, address] = /The development server is at (\S+)/.exec(text) ?? []
      if (address !== undefined) resolve(address)
    })
    server.on('exit', () => reject(new Error(`The server ended: ${text}`)))
  })
})

test.afterAll(() => {
  server.removeAllListeners('exit')
  server.kill()
  rmSync(folder, { recursive: true, force: true })
})

test('the panel lists all problems by page, with the line; a click requests the editor', async ({ page: tab }) => {
  const errors: string[] = []
  tab.on('pageerror', ({ message }) => errors.push(message))
  await tab.goto(url)
  const panel = tab.getByRole('region', { name: 'Problems of this site' })
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('3 problems')
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
    `Home${join(folder, 'index.mdx')}`,
    `Other${join(folder, 'guide/other.mdx')}`,
  ])
  const own = panel.getByRole('article').first()
  await expect(own).toContainText('The link "/guide/setpu" is broken.')
  await expect(own.locator('pre')).toHaveText('See [the setup](/guide/setpu).')
  await expect(own).toContainText('Did you mean "/guide/setup"?')

  const asked = tab.waitForRequest(/__open-in-editor/)
  // Keeps an editor from opening.
  await tab.route(/__open-in-editor/, (route) => route.fulfill({ status: 200 }))
  await own.getByRole('button').click()
  expect(new URL((await asked).url()).searchParams.get('file')).toBe(`${join(folder, 'index.mdx')}:5:5`)

  expect(errors, 'of the page that was loaded').toEqual([])

  await test.step('Escape collapses the panel to a count until there is a new problem', async () => {
    await tab.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(tab.getByRole('button', { name: '3 problems' })).toBeFocused()
    await tab.reload()
    await expect(panel, 'in a page that is loaded anew').toBeVisible()
    await tab.keyboard.press('Escape')
    write('index.mdx', page('Home', 'See [the setup](/guide/setpu).\n\n<Tab />'))
    await expect(panel).toContainText('Unknown component <Tab>.')
  })

  await test.step('fixed problems disappear, and a link opens the other page’s problems', async () => {
    write('index.mdx', page('Home', 'See [the setup](/guide/setup).'))
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('2 problems')
    await panel.getByRole('link', { name: 'Other' }).click()
    await expect(tab).toHaveURL(/\/guide\/other$/)
    await expect(panel).toContainText('There is no image ./form.png next to this document.')
    write('guide/other.mdx', page('Other', 'Text.'))
    await expect(tab.locator('dev-problems')).toHaveCount(0)
  })
})

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const) {
  test(`at ${width} pixels the panel is at the bottom, the end of the page stays visible above it, and axe finds no violations`, async ({
    page: tab,
  }) => {
    await provideAxe(tab)
    await tab.setViewportSize({ width, height })
    write('guide/wide.mdx', page('Wide', `<Tab />\n\n${'Text that fills the page.\n\n'.repeat(40)}The end.`))
    const address = new URL('/guide/wide', url).href
    await expect.poll(async () => (await tab.request.get(address)).status(), 'the server has seen the new file').toBe(200)
    await tab.goto(address)
    const panel = tab.getByRole('region', { name: 'Problems of this site' })
    await expect(panel).toContainText('Unknown component <Tab>.')
    const box = (await panel.boundingBox())!
    // Leaves room for the scroll bar.
    expect(box.x).toBe(0)
    expect(box.width).toBeGreaterThan(width - 20)
    expect(box.y + box.height).toBeCloseTo(height, 0)
    expect(box.height).toBeLessThanOrEqual(0.6 * height + 1)
    await tab.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const end = (await tab.getByText('The end.').boundingBox())!
    expect(end.y + end.height).toBeLessThanOrEqual(box.y)
    expect(await violations(tab)).toEqual([])

    await panel.getByRole('button', { name: 'Close' }).click()
    const count = tab.getByRole('button', { name: /problem/ })
    const { x, y, width: length, height: depth } = (await count.boundingBox())!
    const middle = x + length / 2
    expect(Math.abs(middle - width / 2)).toBeLessThan(10)
    expect(y + depth).toBeLessThanOrEqual(height)
    expect(await violations(tab)).toEqual([])
  })
}
