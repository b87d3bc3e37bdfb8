import type { Page } from '@playwright/test'
import { open, PROBES, wake } from './support/app.ts'
import { expect, test } from './support/test.ts'

const KEY = 'docs-preferred-version-default'

function dropdown(page: Page) {
  const box = page
    .getByRole('banner')
    .locator('div')
    .filter({ has: page.locator('> details > summary[aria-label^="Version"]') })
  return { box, summary: box.locator('summary'), links: box.locator('a') }
}

test.describe('4 “Dropdown menus open on click or Enter and close on outside click.”', () => {
  test('a click opens and closes it', async ({ page }) => {
    await open(page, PROBES)
    const { summary, links } = dropdown(page)
    await expect(summary).toHaveText('Next')
    await summary.click()
    await expect(links).toHaveText([/3\.0\.0-rc/, /2\.x manual/, /1\.x manual/])
    await expect(links.first()).toBeVisible()
    await summary.click()
    await expect(links.first()).toBeHidden()
  })

  test('opens before React is loaded, too', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort())
    await page.goto(PROBES)
    const { summary, links } = dropdown(page)
    await summary.click()
    await expect(links.first()).toBeVisible()
  })

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens and closes it`, async ({ page }) => {
      await open(page, PROBES)
      const { summary, links } = dropdown(page)
      await summary.focus()
      await page.keyboard.press(key)
      await expect(links.first()).toBeVisible()
      await page.keyboard.press(key)
      await expect(links.first()).toBeHidden()
    })
  }

  test('Escape closes it and restores the focus', async ({ page }) => {
    await open(page, PROBES)
    const { summary, links } = dropdown(page)
    await summary.click()
    await links.nth(1).focus()
    await page.keyboard.press('Escape')
    await expect(links.first()).toBeHidden()
    await expect(summary).toBeFocused()
  })

  test('arrow keys open it and cycle through its links', async ({ page }) => {
    await open(page, PROBES)
    const { summary, links } = dropdown(page)
    await summary.focus()
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(0)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(links.last()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(0)).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowUp')
    await expect(links.last()).toBeFocused()
  })

  test('a click outside closes it', async ({ page }) => {
    await open(page, PROBES)
    const { summary, links } = dropdown(page)
    await summary.click()
    await page.getByRole('main').getByRole('heading', { level: 1 }).click()
    await expect(links.first()).toBeHidden()
  })

  test('moving the focus outside closes it', async ({ page }) => {
    await open(page, PROBES)
    const { summary, links } = dropdown(page)
    await summary.click()
    await links.last().focus()
    await expect(links.first()).toBeVisible()
    await page.mouse.move(1, 400)
    await page.keyboard.press('Tab')
    await expect(links.first()).toBeHidden()
  })

  test('a touch outside closes it', async ({ page }) => {
    await open(page, PROBES)
    const { summary, links } = dropdown(page)
    await summary.click()
    await page.mouse.move(1, 400)
    await page.getByRole('main').dispatchEvent('touchstart')
    await expect(links.first()).toBeHidden()
  })
})

test.describe('4 BEHAVIOUR “dropdown (desktop): hover by CSS”', () => {
  test('shows while the pointer is over it, before React is loaded, too', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort())
    await page.goto(PROBES)
    const { box, summary, links } = dropdown(page)
    await expect(links.first()).toBeHidden()
    await summary.hover()
    await expect(links.last()).toBeVisible()
    await expect(box.locator('details')).not.toHaveAttribute('open')
    // The pointer crosses the gap between the button and the menu on its way to the last link.
    const { x, y, width, height } = (await links.last().boundingBox())!
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 20 })
    await expect(links.last()).toBeVisible()
    await page.mouse.move(1, 400)
    await expect(links.last()).toBeHidden()
  })

  test('Escape closes it, and hovering again reopens it', async ({ page }) => {
    await open(page, PROBES)
    const { summary, links } = dropdown(page)
    await summary.hover()
    await expect(links.first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(links.first()).toBeHidden()
    await page.mouse.move(1, 400)
    await summary.hover()
    await expect(links.first()).toBeVisible()
  })
})

test.describe('4 BEHAVIOUR “same doc in other version else its main doc, keeps search+hash”', () => {
  test('a document links to the same position in the other version', async ({ page }) => {
    await open(page, `${PROBES}?from=mail#calibrate`)
    const { summary, links } = dropdown(page)
    await expect(links.first()).toHaveAttribute('href', PROBES)
    await summary.click()
    await links.first().click()
    await expect(page).toHaveURL(`${PROBES}?from=mail#calibrate`)
  })

  test('another page links to the version’s main document', async ({ page }) => {
    for (const route of ['/', '/tags', '/search?q=oven']) {
      await page.goto(route)
      await expect(dropdown(page).links.first()).toHaveAttribute('href', '/integrate/intro')
    }
  })

  test('the links update after client navigation', async ({ page }) => {
    await open(page, PROBES)
    await page.getByRole('link', { name: 'Baker Guide' }).first().click()
    await expect(page).toHaveURL('/bake/intro')
    await expect(dropdown(page).links.first()).toHaveAttribute('href', '/bake/intro')
    await page.goBack()
    await expect(dropdown(page).links.first()).toHaveAttribute('href', PROBES)
  })
})

test.describe('4 “Docs version: the preferred version is stored per docs plugin and is cleared if the stored version no longer exists.”', () => {
  test('a chosen version is stored', async ({ page }) => {
    await open(page, PROBES)
    const { summary, links } = dropdown(page)
    await summary.click()
    await links.first().click()
    await expect(page).toHaveURL(PROBES)
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('current')
    await expect(links.first()).toBeHidden()
    await page.reload()
    await wake(page)
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('current')
  })

  test('a stored version that no longer exists is removed', async ({ page }) => {
    await page.goto(PROBES)
    await page.evaluate((key) => localStorage.setItem(key, '4.0.0'), KEY)
    await wake(page)
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull()
  })
})

test('9 “Version label: Next.” The other versions open in a new tab', async ({ page }) => {
  await open(page, PROBES)
  const { summary, links } = dropdown(page)
  await expect(summary).toHaveAccessibleName('Version: Next')
  await summary.click()
  await expect(links.first()).toHaveText('3.0.0-rc (Next)')
  for (const link of await links.all()) {
    const external = (await link.getAttribute('href'))!.startsWith('http')
    if (external) await expect(link).toHaveAttribute('target', '_blank')
  }
})

test('a version links to the same page if it has one, otherwise to its home page', async ({ page }) => {
  const hrefs = async () => dropdown(page).links.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await page.goto('/bake/intro')
  expect(await hrefs()).toEqual(['/bake/intro', 'https://v2.emberline.example/bake/intro', 'https://v1.emberline.example'])
  await wake(page)
  await page.getByRole('banner').getByRole('link', { name: 'Integrator Manual' }).click()
  await expect(page).toHaveURL('/integrate/intro')
  await expect.poll(hrefs).toEqual(['/integrate/intro', 'https://v2.emberline.example', 'https://v1.emberline.example'])
})
