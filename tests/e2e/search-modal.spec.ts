import type { Page } from '@playwright/test'
import { isSameDocument, markDocument, open, title, PROBES, watchRequests, isDocument } from './support/app.ts'
import { expect, test } from './support/test.ts'

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Search' })
}

function button(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Search docs' })
}

test.describe('2.5 “The search modal opens by click, Ctrl/Cmd+K, or "/" outside input fields, and closes on Escape.”', () => {
  test('by click', async ({ page }) => {
    await open(page, PROBES)
    await button(page).click()
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page).getByPlaceholder('Search docs')).toBeFocused()
  })

  test('by click before React is loaded', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort())
    await page.goto(PROBES)
    await button(page).click()
    await expect(dialog(page).getByPlaceholder('Search docs')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })

  for (const shortcut of ['Control+k', 'Meta+k', 'Control+K']) {
    test(`${shortcut} opens and closes`, async ({ page }) => {
      await open(page, PROBES)
      await page.keyboard.press(shortcut)
      await expect(dialog(page).getByPlaceholder('Search docs')).toBeFocused()
      await page.keyboard.press(shortcut)
      await expect(dialog(page)).toBeHidden()
    })
  }

  test('"/" opens it and isn’t typed into the field', async ({ page }) => {
    await open(page, PROBES)
    await page.keyboard.press('/')
    await expect(dialog(page).getByPlaceholder('Search docs')).toBeFocused()
    await expect(dialog(page).getByPlaceholder('Search docs')).toHaveValue('')
    await page.keyboard.press('/')
    await expect(dialog(page).getByPlaceholder('Search docs')).toHaveValue('/')
  })

  for (const [field, [name, attributes]] of Object.entries({
    input: ['input', {}],
    textarea: ['textarea', {}],
    select: ['select', {}],
    'editable text': ['p', { contenteditable: '' }],
  } satisfies Record<string, [string, Record<string, string>]>)) {
    test(`"/" doesn’t open it in ${field}`, async ({ page }) => {
      await open(page, PROBES)
      await page.getByRole('main').evaluate(
        (main, { name, attributes }) => {
          const element = document.createElement(name)
          for (const [attribute, value] of Object.entries({ id: 'field', ...attributes })) element.setAttribute(attribute, value)
          main.prepend(element)
        },
        { name, attributes },
      )
      await page.locator('#field').focus()
      await page.keyboard.press('/')
      await expect(dialog(page)).toBeHidden()
      await page.keyboard.press('Control+k')
      await expect(dialog(page)).toBeVisible()
    })
  }

  test('Escape closes it and restores the focus', async ({ page }) => {
    await open(page, PROBES)
    await button(page).click()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
    const link = page.getByRole('link', { name: 'Baker Guide' }).first()
    await link.focus()
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
  })

  test('a click outside closes it', async ({ page }) => {
    await open(page, PROBES)
    await button(page).click()
    await expect(dialog(page)).toBeVisible()
    await page.mouse.click(5, 400)
    await expect(dialog(page)).toBeHidden()
  })

  test('the page behind it doesn’t scroll', async ({ page }) => {
    await open(page, PROBES)
    await button(page).click()
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  })
})

test.describe('2.1 “/search: search results page; takes query parameter q”', () => {
  const input = (page: Page) => page.getByRole('main').getByPlaceholder('Type your search here')

  test('2.5 “A "See all {count} results" link leads to the search page.”', async ({ page }) => {
    await open(page, PROBES)
    await markDocument(page)
    await button(page).click()
    await page.keyboard.type('temperature probes')
    await dialog(page)
      .getByRole('link', { name: /^See all \d+ results$/ })
      .click()
    await expect(page).toHaveURL('/search?q=temperature+probes')
    await expect(dialog(page)).toBeHidden()
    await expect(input(page)).toHaveValue('temperature probes')
    await expect(input(page)).toBeFocused()
    expect(await isSameDocument(page)).toBe(true)
  })

  test('Enter in the modal leads to the search page before React is loaded, too', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort())
    await page.goto(PROBES)
    await button(page).click()
    await page.keyboard.type('probe')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=probe')
  })

  test('the field shows q without interaction', async ({ page }) => {
    await page.goto('/search?q=probe')
    await expect(input(page)).toHaveValue('probe')
    await expect(input(page)).toBeFocused()
    await expect(title(page)).toHaveText('Search results for "probe"')
  })

  test('typing updates q without adding history entries', async ({ page }) => {
    await open(page, PROBES)
    await page.goto('/search')
    await expect(title(page)).toHaveText('Search the documentation')
    const entries = await page.evaluate(() => history.length)
    const documents = watchRequests(page, isDocument)
    await input(page).pressSequentially('a b&c')
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('a b&c')
    await expect(title(page)).toHaveText('Search results for "a b&c"')
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await input(page).fill('')
    await expect(page).toHaveURL('/search')
    expect(documents).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(PROBES)
  })

  test('another search from the modal adds a history entry', async ({ page }) => {
    await open(page, '/search?q=first')
    await expect(input(page)).toHaveValue('first')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('recipe')
    await dialog(page)
      .getByRole('link', { name: /^See all/ })
      .click()
    await expect(input(page)).toHaveValue('recipe')
    await page.goBack()
    await expect(page).toHaveURL('/search?q=first')
    await expect(input(page)).toHaveValue('first')
  })
})

test('7 “Hosted search service”: makes no requests to other sites', async ({ page, baseURL }) => {
  const foreign = watchRequests(page, (request) => !request.url().startsWith(baseURL!) && request.url().startsWith('http'))
  await open(page, PROBES)
  await button(page).click()
  await page.keyboard.type('probe')
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
})
