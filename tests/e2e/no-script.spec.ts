import { expect, test } from '@playwright/test'
import { category, sidebar, title } from './support/app.ts'
import { DESKTOP, KINDS, PHONE, SPECIMEN } from './support/pages.ts'

const DOCUMENT = '/fleet/advanced/network'

test.use({ javaScriptEnabled: false })

test.describe('DESIGN “Before React is there, the page already works”: without any script', () => {
  test.use({ viewport: DESKTOP })

  test('a document is readable, and its links work', async ({ page }) => {
    await page.goto(DOCUMENT)
    await expect(title(page)).toBeVisible()
    await expect(page.locator('#article > p').first()).toBeVisible()
    await expect(page.locator('#article pre').first()).toBeVisible()

    const next = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last()
    const address = await next.getAttribute('href')
    await next.click()
    await expect(page).toHaveURL(address!)
    await expect(title(page)).toBeVisible()
  })

  test('a table of contents link leads to its heading', async ({ page }) => {
    await page.goto(DOCUMENT)
    const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
    const hash = await link.getAttribute('href')
    await link.click()
    await expect(page).toHaveURL(DOCUMENT + hash)
    await expect(page.locator(`:target`)).toBeInViewport()
  })

  test('sidebar categories open and close', async ({ page }) => {
    await page.goto(DOCUMENT)
    const { details, toggle } = category(page, 'Commissioning')
    const entry = details.getByRole('link').first()
    await expect(entry).toBeHidden()
    await toggle.click()
    await expect(entry).toBeVisible()
    await toggle.click()
    await expect(entry).toBeHidden()
  })

  test('the version dropdown opens', async ({ page }) => {
    await page.goto(DOCUMENT)
    const other = page.getByRole('banner').getByRole('link', { name: '2.x manual (stable)' })
    await expect(other).toBeHidden()
    await page.getByRole('banner').locator('summary').click()
    await expect(other).toBeVisible()
  })

  test('the search dialog opens, receives focus, and leads to the search page', async ({ page }) => {
    await page.goto(DOCUMENT)
    await page.getByRole('banner').getByRole('button', { name: 'Search docs' }).click()
    const box = page.getByRole('dialog', { name: 'Search' }).getByRole('textbox')
    await expect(box).toBeFocused()
    await box.fill('steam valve')
    await box.press('Enter')
    await expect(page).toHaveURL('/search?q=steam+valve')
    await expect(page.getByRole('main').getByRole('link', { name: 'the list of tags' })).toBeVisible()
  })

  test('the search dialog closes on Escape', async ({ page }) => {
    await page.goto(DOCUMENT)
    await page.getByRole('banner').getByRole('button', { name: 'Search docs' }).click()
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('tabs switch by click and arrow key', async ({ page }) => {
    await page.goto(SPECIMEN)
    const tabs = page.locator('.tabs').first()
    const choices = tabs.getByRole('radio')
    const panels = tabs.locator('.tab-panel')
    await expect(panels.nth(0)).toBeVisible()
    await expect(panels.nth(1)).toBeHidden()

    await tabs.locator('.tab').nth(1).click()
    await expect(choices.nth(1)).toBeChecked()
    await expect(panels.nth(0)).toBeHidden()
    await expect(panels.nth(1)).toBeVisible()

    await page.keyboard.press('ArrowLeft')
    await expect(choices.nth(0)).toBeFocused()
    await expect(panels.nth(0)).toBeVisible()
    await expect(panels.nth(1)).toBeHidden()
  })

  test('a definition opens beside its term and closes on Escape', async ({ page }) => {
    await page.goto(SPECIMEN)
    const term = page.locator('.annotation').first()
    await term.getByRole('button').click()
    const definition = term.getByRole('note')
    await expect(definition).toBeVisible()
    await expect(definition).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(definition).toBeHidden()
  })

  test('a collapsible section opens', async ({ page }) => {
    await page.goto(SPECIMEN)
    const details = page.locator('#article details').first()
    await expect(details.locator('> :not(summary)').first()).toBeHidden()
    await details.locator('summary').click()
    await expect(details.locator('> :not(summary)').first()).toBeVisible()
  })

  for (const [kind, route] of Object.entries(KINDS)) {
    test(`no controls that need script are shown: ${kind}`, async ({ page }) => {
      await page.goto(route)
      for (const name of [
        'Close',
        /^Switch between dark and light mode/,
        'Collapse sidebar',
        'Back to main menu',
        'Copy',
        'Wrap',
        'Copy to clipboard',
        'Scroll back to top',
      ]) {
        await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
      }
      await expect(page.getByText('Loading...').filter({ visible: true })).toHaveCount(0)
    })
  }
})

test.describe('DESIGN “the menu and the search box open natively”: a phone without any script', () => {
  test.use({ viewport: PHONE })

  test('the menu opens, shows both menus, and closes', async ({ page }) => {
    await page.goto(DOCUMENT)
    const menu = page.getByRole('complementary', { name: 'Site navigation' })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Open navigation menu' }).click()
    await expect(menu.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Baker Guide' })).toBeVisible()
    await expect(sidebar(page).getByRole('link', { name: 'Network', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Close navigation menu' }).click()
    await expect(menu).toBeHidden()
  })

  test('a menu link works', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Open navigation menu' }).click()
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Fleet Manual' }).click()
    await expect(page).toHaveURL('/fleet/intro')
  })

  test('the table of contents opens and leads to a heading', async ({ page }) => {
    await page.goto(DOCUMENT)
    const contents = page.locator('main details').filter({ hasText: 'On this page' })
    await contents.getByText('On this page').click()
    await contents.getByRole('link').last().click()
    await expect(page.locator(':target')).toBeInViewport()
  })

  test('the search dialog leads to the search page', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Search docs' }).click()
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await dialog.getByRole('textbox').fill('keypad')
    await dialog.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=keypad')
  })
})
