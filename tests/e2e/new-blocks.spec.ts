import { expect, test as base } from '@playwright/test'
import { APP, awake, hold, open, watchProblems } from './support/app.ts'
import { startSite } from './support/deployable.ts'

/** Tests of `tests/new-blocks`, which has two blocks of its own and a page for authors that names neither. */
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
  test('is in HTML without script', async ({ request }) => {
    const html = await (await request.get('/new-blocks')).text()
    expect(html.replaceAll('<!-- -->', '')).toContain('<p class="stamp">Approved by Quincy</p>')
    expect(html.replaceAll('<!-- -->', '')).toContain('<button type="button">Marmalades: 3</button>')
  })

  test('its styles load only on pages that use it', async ({ page }) => {
    await page.goto('/new-blocks')
    await expect(page.locator('.stamp')).toHaveCSS('text-transform', 'uppercase')
    await page.goto('/tags')
    expect(await page.content()).not.toContain('.stamp')
  })

  test('is in the page’s Markdown', async ({ request }) => {
    const markdown = await (await request.get('/new-blocks.md')).text()
    expect(markdown).toContain('This was read twice.\n\n**Approved by Quincy**\n\nMarmalades, counted from 3\n')
  })

  for (const word of ['quincy', 'marmalades']) {
    test(`search finds its text: ${word}`, async ({ page }) => {
      await open(page, `/search?q=${word}`)
      await expect(page.locator('main a[href^="/new-blocks"]').first()).toBeVisible()
    })
  }

  for (const { name, summary, source, shown } of [
    { name: 'Stamp', summary: 'Who has approved what stands above.', source: '<Stamp by="Ada" />', shown: 'Approved by Ada' },
    { name: 'Tally', summary: 'A button that counts.', source: '<Tally what="Pears" />', shown: 'Pears: 0' },
  ]) {
    test(`is listed on the authors’ page, with its source and rendered output: ${name}`, async ({ page }) => {
      await page.goto('/authors')
      const after = (count: number) => page.locator(`h3#${name.toLowerCase()}`).locator(`xpath=following-sibling::*[${count}]`)
      await expect(after(1)).toHaveText(summary)
      await expect(after(2).locator('code')).toHaveText(source)
      await expect(after(3)).toHaveText(shown)
    })
  }

  test('the interactive block responds to clicks', async ({ page }) => {
    const problems = watchProblems(page)
    await open(page, '/new-blocks')
    await page.getByRole('button', { name: 'Marmalades: 3' }).click()
    await expect(page.getByRole('button', { name: 'Marmalades: 4' })).toBeVisible()
    expect(problems).toEqual([])
  })

  for (const [what, code] of [
    ['the application', APP],
    ['the block’s code', /\/assets\/(tally|view)-[^/]+\.js$/],
  ] as const) {
    test(`the interactive block counts every click while ${what} is loading`, async ({ page }) => {
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

  test('the interactive block loads without interaction if the URL sets its state', async ({ page }) => {
    await page.goto('/new-blocks?tally=5')
    await awake(page)
  })
})
