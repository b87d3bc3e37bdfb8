import { expect, type Page } from '@playwright/test'
import { isSameDocument, markDocument, open, settled, title, wake, watchProblems } from './support/app.ts'
import { test } from './support/variant.ts'

/** Scrolls in one step and waits until the page has handled it. */
async function scroll(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo(0, y), top)
  await settled(page)
}

test.describe('2.5 “The navbar can hide on scroll down and reappear on scroll up or when a hash target is present.”', () => {
  test('hides on scroll down and shows on scroll up', async ({ page }) => {
    await open(page, 'long')
    const navbar = page.getByRole('banner')
    await expect(navbar).toBeInViewport()
    await scroll(page, 800)
    await expect(navbar).not.toBeInViewport()
    await scroll(page, 700)
    await expect(navbar).toBeInViewport()
  })

  test('stays hidden near the bottom, and always shows at the top', async ({ page }) => {
    await open(page, 'long')
    const navbar = page.getByRole('banner')
    await scroll(page, 800)
    await scroll(page, 100_000)
    const bottom = await page.evaluate(() => scrollY)
    await scroll(page, bottom - 20)
    await expect(navbar).not.toBeInViewport()
    await scroll(page, 20)
    await expect(navbar).toBeInViewport()
  })

  test('shows at a hash target', async ({ page }) => {
    await open(page, 'long')
    const navbar = page.getByRole('banner')
    await scroll(page, 300)
    await expect(navbar).not.toBeInViewport()
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Third', exact: true }).click()
    expect(await settled(page)).toBeGreaterThan(300)
    await expect(navbar).toBeInViewport()
  })

  test('shows on the next page after it was hidden', async ({ page }) => {
    await open(page, 'long')
    const navbar = page.getByRole('banner')
    await scroll(page, 100_000)
    await expect(navbar).not.toBeInViewport()
    await page.getByRole('link', { name: 'Previous' }).click()
    await expect(title(page)).toHaveText('Introduction')
    await expect(navbar).toBeInViewport()
  })
})

test.describe('4 Colour mode: “the stored value is removed when the switch is disabled”', () => {
  test('the configured default overrides the stored value and the system preference', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.addInitScript(() => localStorage.setItem('theme', 'light'))
    await page.goto('intro')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('button', { name: /Switch between/ })).toHaveCount(0)
    await wake(page)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('the mode doesn’t follow the system preference unless configured', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, 'intro')
    await page.emulateMedia({ colorScheme: 'light' })
    await settled(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

test.describe('2.5 “Locale switching builds URLs from the base URL plus a locale segment; the default locale has no segment.”', () => {
  test('the language dropdown links to this page in each language', async ({ page }) => {
    await open(page, 'long')
    const dropdown = page.getByRole('banner')
    await dropdown.locator('summary').click()
    await expect(dropdown.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/docs/long')
    await expect(dropdown.getByRole('link', { name: 'Français' })).toHaveAttribute('href', '/docs/fr/long')
    await expect(dropdown.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
  })

  test('a language link loads a document, because each language is its own build', async ({ page }) => {
    await open(page, 'long')
    await markDocument(page)
    await page.getByRole('banner').locator('summary').click()
    await page.getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL(/\/docs\/fr\/long$/)
    expect(await isSameDocument(page)).toBe(false)
    await expect(title(page)).toHaveText('Page Not Found')
  })
})

test('BEHAVIOUR “with ≤ 1 item renders a plain link labelled with the version (‘Next’)”', async ({ page }) => {
  await page.goto('intro')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Next', exact: true })).toHaveAttribute('href', '/docs/intro')
  await expect(page.getByRole('banner').locator('summary[aria-label^="Version"]')).toHaveCount(0)
})

test.describe('4 “Announcement bar: closable when configured closeable”', () => {
  test('this site’s bar can’t be closed', async ({ page }) => {
    await open(page, 'intro')
    const bar = page.getByRole('complementary', { name: 'Announcement' })
    await expect(bar).toBeVisible()
    await expect(bar.getByRole('button')).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('announcement.id'))).toBe('announcement-bar')
  })
})

test.describe('2.5 “The footer has either link columns or a single link row, plus logo and copyright text.”', () => {
  test('a single row', async ({ page }) => {
    await page.goto('intro')
    const footer = page.getByRole('contentinfo').last()
    await expect(footer).toContainText('Introduction · Elsewhere')
    await expect(footer.getByRole('heading')).toHaveCount(0)
    await expect(footer).toContainText('Copyright © Variant')
    await expect(footer.locator('svg')).toHaveCount(1)
    await expect(footer.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute('target', '_blank')
  })
})

test.describe('Sidebar without a Collapse button and without auto-collapse', () => {
  test('there is no Collapse button', async ({ page }) => {
    await open(page, 'long')
    await expect(page.getByRole('button', { name: /sidebar/ })).toHaveCount(0)
  })

  test('2.5 “categories auto-collapse” only if configured', async ({ page }) => {
    await open(page, 'long')
    const categories = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('details')
    await expect(categories).toHaveCount(2)
    await categories.last().locator('summary').click()
    await expect(categories.last()).not.toHaveAttribute('open')
    await categories.last().locator('summary').click()
    await expect(categories.last()).toHaveAttribute('open')
    await expect(categories.first()).toHaveAttribute('open')
  })

  test('BEHAVIOUR “a category without href only expands”, also in the menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, 'intro')
    await page.getByRole('button', { name: 'Open navigation menu' }).click()
    const acting = page.locator('summary', { hasText: 'Acting' })
    await acting.click()
    await expect(page.getByRole('link', { name: 'Notes' })).toBeHidden()
    await acting.click()
    await expect(page.getByRole('link', { name: 'Notes' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Site navigation' })).toBeVisible()
    await expect(page).toHaveURL(/intro$/)
  })
})

test.describe('A site below a base path', () => {
  test('navigates and loads its data below the path', async ({ page }) => {
    const problems = watchProblems(page)
    await open(page, 'intro')
    await markDocument(page)
    await page.getByRole('main').getByRole('link', { name: 'what it says last' }).click()
    await expect(title(page)).toHaveText('Long')
    await expect(page).toHaveURL(/\/docs\/long#the-end$/)
    await expect(page.getByRole('heading', { name: 'The end' })).toBeInViewport()
    await page.getByRole('link', { name: 'Variant' }).first().click()
    await expect(page).toHaveURL(/\/docs\/$/)
    expect(await isSameDocument(page)).toBe(true)
    expect(problems).toEqual([])
  })

  test('its home page shows no base URL banner', async ({ page }) => {
    await page.goto('')
    await expect(title(page)).toBeVisible()
    await expect(page.getByText('did not load properly')).toHaveCount(0)
  })
})

test.describe('2.5 “The table of contents shows heading levels 2 to 3.”', () => {
  test('but not level 4', async ({ page }) => {
    await page.goto('long')
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    await expect(links).toHaveText(['First', 'Second', 'Third', 'Fourth'].flatMap((name) => [name, `${name} in detail`]).concat('The end'))
  })

  test('the current heading is marked, and a hidden navbar covers nothing', async ({ page }) => {
    await open(page, 'long')
    const current = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]')
    const top = (id: string) => page.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().top + scrollY)
    await scroll(page, Math.floor(await top('second')))
    await expect(current).toHaveText('Second')
    await scroll(page, Math.ceil(await top('second')) + 1)
    await expect(current).toHaveText('Second')
    await scroll(page, 100_000)
    await expect(current).toHaveCount(1)
  })
})
