import type { Page } from '@playwright/test'
import { APP, awake, hold, open, PROBES, wake } from './support/app.ts'
import { provideAxe, violations } from './support/axe.ts'
import { DESKTOP, PHONE } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const INDEX = /\/_search\//
const CODE = /\/assets\/SearchModal-[^/]+\.js$/

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => dialog(page).getByPlaceholder('Search docs')
const starts = (page: Page) => dialog(page).getByRole('grid', { name: 'Searches' })
const options = (page: Page) => dialog(page).getByRole('option')

test.describe('before anything is typed', () => {
  test('pages of this section, following pages first, and the site’s suggestions show', async ({ page }) => {
    await open(page, '/fleet/kitchens/settings')
    await page.keyboard.press('Control+k')
    await expect(starts(page).getByRole('columnheader')).toHaveText(['In Kitchen management', 'Popular'])
    await expect(starts(page).getByRole('link')).toHaveText(['Sharing a kitchen', 'Bake logs', 'Kitchens overview', 'Bake a first loaf'], {
      useInnerText: true,
    })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/fleet/kitchens/sharing')
    await expect(dialog(page)).toBeHidden()
  })

  test('only the site’s suggestions show on a page without a section', async ({ page }) => {
    await open(page, '/')
    await page.keyboard.press('Control+k')
    await expect(starts(page).getByRole('columnheader')).toHaveText(['Popular'])
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/integrate/first-bake')
  })
})

test.describe('2.5 “closes on Escape”', () => {
  test('immediately, even with text in the field; the Clear button only clears it', async ({ page }) => {
    await open(page, PROBES)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('probe')
    await dialog(page).getByRole('button', { name: 'Clear the query' }).click()
    await expect(field(page)).toHaveValue('')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('probe')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })

  test('before its code is loaded', async ({ page }) => {
    await page.route(APP, (route) => route.abort())
    await page.goto(PROBES)
    await page.keyboard.press('/')
    await page.keyboard.type('probe')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })
})

test.describe('text typed while code is loading is kept', () => {
  for (const key of ['/', 'Control+k']) {
    test(`right after ${key}, before React is loaded`, async ({ page }) => {
      const app = await hold(page, APP)
      await page.goto(PROBES)
      await page.keyboard.press(key)
      await page.keyboard.type('commissioning')
      await expect(field(page)).toHaveValue('commissioning')
      await app.release()
      await awake(page)
      await expect(field(page)).toHaveValue('commissioning')
      await expect(options(page).first()).toBeVisible()
      await expect(field(page)).toBeFocused()
    })
  }

  test('before the dialog’s code is loaded', async ({ page }) => {
    const code = await hold(page, CODE)
    await open(page, PROBES)
    await page.keyboard.press('/')
    await page.keyboard.type('commissioning')
    await code.release()
    await expect(options(page).first()).toBeVisible()
    await expect(field(page)).toHaveValue('commissioning')
  })
})

test.describe('errors can be retried', () => {
  test('if the index fails to load', async ({ page }) => {
    await provideAxe(page)
    await page.route(INDEX, (route) => route.abort())
    await open(page, PROBES)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('commissioning')
    await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results')
    expect(await violations(page)).toEqual([])
    await page.unroute(INDEX)
    await dialog(page).getByRole('button', { name: 'Retry' }).click()
    await expect(options(page).first()).toBeVisible()
  })

  test('if the code fails to load, inside the dialog', async ({ page }) => {
    await provideAxe(page)
    await page.route(CODE, (route) => route.abort())
    await open(page, PROBES)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('commissioning')
    const alert = dialog(page).getByRole('alert')
    await expect(alert).toContainText('Unable to fetch results')
    expect(await violations(page)).toEqual([])
    await page.unroute(CODE)
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(options(page).first()).toBeVisible()
  })
})

test('matches are highlighted by background only', async ({ page }) => {
  await open(page, PROBES)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('commissioning')
  const mark = options(page).locator('mark').first()
  const title = mark.locator('xpath=..')
  for (const property of ['color', 'font-weight'] as const) {
    await expect(mark).toHaveCSS(
      property,
      await title.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property),
    )
  }
  await expect(mark).toHaveCSS('text-decoration-line', 'none')
  await expect(mark).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('8 “Search by”', async ({ page }) => {
  await open(page, PROBES)
  await page.keyboard.press('Control+k')
  await expect(dialog(page).getByText('Search by this site')).toBeVisible()
})

test.describe('active filters are shown on the search page', () => {
  const main = (page: Page) => page.getByRole('main')

  test('also without results, and can be removed one by one', async ({ page }) => {
    await provideAxe(page)
    await page.goto('/search?q=recipe&set=fleet&tag=ember-command')
    const filters = main(page).getByRole('list', { name: 'Filters' })
    await expect(main(page).getByRole('status').first()).toHaveText('No results were found in Fleet Manual with the tag “ember command”.')
    await expect(filters.getByRole('listitem')).toHaveText(['in Fleet Manual', 'with the tag “ember command”'])
    expect(await violations(page)).toEqual([])
    await filters.getByRole('button', { name: 'Remove filter: with the tag “ember command”' }).click()
    await expect(page).toHaveURL('/search?q=recipe&set=fleet')
    await filters.getByRole('button', { name: 'Remove filter: in Fleet Manual' }).click()
    await expect(page).toHaveURL('/search?q=recipe')
    await expect(filters).toHaveCount(0)
    await expect(main(page).getByRole('status').first()).toHaveText(/found$/)
  })

  test('the site’s own Clear button clears the field', async ({ page }) => {
    await page.goto('/search?q=recipe')
    await wake(page)
    await main(page).getByRole('button', { name: 'Clear the query' }).click()
    await expect(page).toHaveURL('/search')
    await expect(main(page).getByPlaceholder('Type your search here')).toBeFocused()
  })
})

for (const [device, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe: results, ${device}, ${colorScheme}`, async ({ page }) => {
      await provideAxe(page)
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(viewport)
      await open(page, PROBES)
      await page.keyboard.press('Control+k')
      await expect(starts(page)).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.keyboard.type('commissioning')
      await expect(options(page).first()).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  }
}
