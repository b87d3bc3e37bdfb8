import { open, title } from './support/app.ts'
import { expect, test } from './support/test.ts'

/** What a product can override; other tests cover settings, sidebars, and documents. */

test('colors: the product’s theme in both modes, and the engine’s where it sets none', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/bake/intro')
  const link = page.locator('#article').getByRole('link', { name: 'Fleet manual' })
  await expect(link).toHaveCSS('color', 'rgb(154, 52, 18)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await expect(link).toHaveCSS('color', 'rgb(253, 186, 116)')
  await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#c2410c')
})

test('messages: the product’s replace the engine’s, before and after React is loaded', async ({ page }) => {
  for (const go of [() => page.goto('/bake/panel'), () => open(page, '/bake/panel')]) {
    await go()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    await expect(page.getByRole('link', { name: 'Correct this page on GitHub' })).toHaveAttribute('href', /\/docs\/bake\/panel\.mdx$/)
    await expect(page.getByText('Was this page helpful?')).toBeVisible()
  }
  await page.goto('/status')
  await expect(title(page)).toHaveText('What there is')
})

test('pages: the product’s at each of their paths, and the engine’s without configuration', async ({ page }) => {
  for (const route of ['/', '/welcome']) {
    await page.goto(route)
    await expect(title(page)).toHaveText('Emberline manual')
  }
  await page.goto('/search')
  await expect(title(page)).toHaveText('Search the documentation')
})

test('blocks: the product’s work inside a list and have their own Markdown', async ({ page, request }) => {
  await open(page, '/blocks')
  const block = page.locator('#article li').getByRole('group', { name: 'Bake plan of Deck 2' })
  await block.getByLabel('Steps').fill('[{ "minutes": 3 }]')
  await expect(block.getByLabel('Plan', { exact: true })).toHaveText('Deck 2: 3 minutes, 0 °C at most')
  expect(await (await request.get('/blocks.md')).text()).toContain('[{ "heat": 180, "minutes": 12 }]')
})

test('images and definitions are found by name', async ({ page }) => {
  await open(page, '/bake/panel')
  await expect(page.locator('#article .screenshot-markers text')).toHaveText(['1', '2'])
  await page.goto('/bake/recipes')
  await page.getByRole('button', { name: 'What is levain?' }).click()
  await expect(page.getByRole('note')).toContainText('Flour and water')
})

test('a draft isn’t published, and an unlisted page is', async ({ request }) => {
  expect((await request.get('/integrate/next-door')).status()).toBe(404)
  expect((await request.get('/blocks')).status()).toBe(200)
})
