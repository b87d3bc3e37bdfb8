import { expect, test as base } from '@playwright/test'
import { APP, awake, hold, open, watchProblems } from './support/app.ts'
import { startSite } from './support/deployable.ts'

/** Tests of `tests/new-blocks`, which has two blocks that no other site has, and an authors' page that names neither. */
const test = base.extend<object, { siteUrl: string }>({
  baseURL: ({ siteUrl }, use) => use(siteUrl),
  siteUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that no other fixture is needed.
    async ({}, use) => {
      const site = await startSite('new-blocks')
      await use(site.url)
      await site.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

test.describe.configure({ mode: 'default' })

test.describe('A block is one folder and one line in one list', () => {
  test('it is in HTML that needs no script', async ({ request }) => {
    const html = await (await request.get('/new-blocks')).text()
    expect(html.replaceAll('<!-- -->', '')).toContain('<p class="stamp">Approved by Quincy</p>')
    expect(html.replaceAll('<!-- -->', '')).toContain('<button type="button">Marmalades: 3</button>')
  })

  test('its styles come with the pages that have it, and no others', async ({ page }) => {
    await page.goto('/new-blocks')
    await expect(page.locator('.stamp')).toHaveCSS('text-transform', 'uppercase')
    await page.goto('/tags')
    expect(await page.content()).not.toContain('.stamp')
  })

  test('it is in the page’s Markdown', async ({ request }) => {
    const markdown = await (await request.get('/new-blocks.md')).text()
    expect(markdown).toContain('This was read twice.\n\n**Approved by Quincy**\n\nMarmalades, counted from 3\n')
  })

  for (const word of ['quincy', 'marmalades']) {
    test(`search finds what it says: ${word}`, async ({ page }) => {
      await open(page, `/search?q=${word}`)
      await expect(page.locator('main a[href^="/new-blocks"]').first()).toBeVisible()
    })
  }

  for (const { name, summary, source, shown } of [
    { name: 'Stamp', summary: 'Who has approved what stands above.', source: '<Stamp by="Ada" />', shown: 'Approved by Ada' },
    { name: 'Tally', summary: 'A button that counts.', source: '<Tally what="Pears" />', shown: 'Pears: 0' },
  ]) {
    test(`it is on the authors’ page, with its source and what readers see: ${name}`, async ({ page }) => {
      await page.goto('/authors')
      const after = (count: number) => page.locator(`h3#${name.toLowerCase()}`).locator(`xpath=following-sibling::*[${count}]`)
      await expect(after(1)).toHaveText(summary)
      await expect(after(2).locator('code')).toHaveText(source)
      await expect(after(3)).toHaveText(shown)
    })
  }

  test('the interactive one wakes up', async ({ page }) => {
    const problems = watchProblems(page)
    await open(page, '/new-blocks')
    await page.getByRole('button', { name: 'Marmalades: 3' }).click()
    await expect(page.getByRole('button', { name: 'Marmalades: 4' })).toBeVisible()
    expect(problems).toEqual([])
  })

  for (const [what, code] of [
    ['the application', APP],
    ['its own code', /\/assets\/(tally|view)-[^/]+\.js$/],
  ] as const) {
    test(`the interactive one counts every click while ${what} is on its way`, async ({ page }) => {
      const { release } = await hold(page, code)
      const asked = page.waitForRequest(code)
      await page.goto('/new-blocks')
      const button = page.getByRole('button', { name: /^Marmalades: / })
      await button.click()
      await asked
      await button.click()
      await expect(button).toHaveText('Marmalades: 3')
      await release()
      await expect(button).toHaveText('Marmalades: 5')
    })
  }

  test('the interactive one doesn’t wait for the reader where the address says what it shows', async ({ page }) => {
    await page.goto('/new-blocks?tally=5')
    await awake(page)
  })
})
