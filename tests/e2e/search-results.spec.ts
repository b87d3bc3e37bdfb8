import type { Page } from '@playwright/test'
import { isSameDocument, markDocument, open, PROBES, watchProblems, watchRequests } from './support/app.ts'
import { expect, test } from './support/test.ts'

const INDEX = /\/_search\//

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => dialog(page).getByPlaceholder('Search docs')
const options = (page: Page) => dialog(page).getByRole('option')
const chosen = (page: Page) => dialog(page).getByRole('option', { selected: true })
const searches = (page: Page) => dialog(page).getByRole('grid', { name: 'Searches' })

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await field(page).fill(query)
}

/** Opens the first result, and then the dialog again. */
async function openFirst(page: Page, query: string): Promise<void> {
  await search(page, query)
  await expect(chosen(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('Control+k')
}

test.describe('2.5 “Results link to internal URLs”', () => {
  test('the first result is selected, and Enter opens it without a page load', async ({ page }) => {
    const problems = watchProblems(page)
    await open(page, PROBES)
    await markDocument(page)
    await search(page, 'preheating')
    await expect(chosen(page)).toHaveAttribute('href', /^\/fleet\/preheating/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/fleet\/preheating/)
    await expect(dialog(page)).toBeHidden()
    expect(await isSameDocument(page)).toBe(true)
    expect(problems).toEqual([])
  })

  test('“group hits by page; highlight; show the heading path and an excerpt”', async ({ page }) => {
    await open(page, PROBES)
    await search(page, 'commissioning')
    const group = dialog(page).getByRole('listbox', { name: 'Results' }).getByRole('group').first()
    await expect(group).toHaveAccessibleName(/commission/i)
    await expect(group.locator('mark').first()).toHaveText(/commission/i)
    expect(await dialog(page).getByRole('listbox').getByRole('option').count()).toBeGreaterThan(3)
  })

  test('the authors’ answer to a question comes first and links to its section', async ({ page }) => {
    await open(page, PROBES)
    await search(page, 'How do I share my kitchen with a colleague?')
    const answer = dialog(page).getByRole('group', { name: 'Answer' }).getByRole('option')
    await expect(answer).toContainText('How do I invite somebody to a kitchen?')
    await expect(answer).toContainText('The person gets an email with a link')
    await expect(chosen(page)).toHaveAttribute('id', await answer.evaluate(({ id }) => id))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/fleet/kitchens/sharing#invite-people')

    await page.keyboard.press('Control+k')
    await expect(searches(page)).toContainText('How do I invite somebody to a kitchen?')
  })

  test('queries that aren’t questions, and questions without an answer, show only results', async ({ page }) => {
    const asked = watchRequests(page, (request) => request.url().includes('/_questions/'))
    await open(page, PROBES)
    await search(page, 'kitchen colleague')
    await expect(chosen(page)).toHaveCount(1)
    expect(asked).toEqual([])
    await field(page).fill('commissioning of an oven in a submarine')
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await expect(dialog(page).getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
    await expect(dialog(page).getByRole('group', { name: 'Answer' })).toHaveCount(0)
  })

  test('results show without the index of questions', async ({ page }) => {
    await page.route(/\/_questions\//, (route) => route.abort())
    await open(page, PROBES)
    await search(page, 'How do I share my kitchen with a colleague?')
    await expect(chosen(page)).toHaveCount(1)
    await expect(dialog(page).getByRole('group', { name: 'Answer' })).toHaveCount(0)
  })

  test.describe('keys', () => {
    test('arrow keys move through the results and wrap around, while the field keeps the focus', async ({ page }) => {
      await open(page, PROBES)
      await search(page, 'commissioning')
      await expect(chosen(page)).toHaveCount(1)
      const ids = await options(page).evaluateAll((all) => all.map(({ id }) => id))
      await expect(field(page)).toHaveAttribute('aria-activedescendant', ids[0]!)
      await page.keyboard.press('ArrowDown')
      await expect(field(page)).toHaveAttribute('aria-activedescendant', ids[1]!)
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
      await expect(field(page)).toHaveAttribute('aria-activedescendant', ids.at(-1)!)
      await expect(field(page)).toBeFocused()
    })

    test('Tab moves to the results as links', async ({ page }) => {
      await open(page, PROBES)
      await search(page, 'commissioning')
      await expect(chosen(page)).toHaveCount(1)
      await page.keyboard.press('Tab')
      for (
        let step = 0;
        step < 4 &&
        !(await options(page)
          .first()
          .evaluate((node) => node === document.activeElement));
        step++
      ) {
        await page.keyboard.press('Tab')
      }
      await expect(options(page).first()).toBeFocused()
    })
  })

  test.describe('“a listbox that a screen reader announces properly”', () => {
    test('the field is a combobox that references its popup, and the number of results is announced', async ({ page }) => {
      await open(page, PROBES)
      await search(page, 'commissioning')
      const combobox = dialog(page).getByRole('combobox', { name: 'Search docs' })
      await expect(combobox).toHaveAttribute('aria-expanded', 'true')
      await expect(combobox).toHaveAttribute('aria-haspopup', 'listbox')
      const popup = await combobox.getAttribute('aria-controls')
      await expect(page.locator(`#${popup}`)).toHaveRole('listbox')
      await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results$/)
    })
  })
})

test.describe('“forgive one typo in words of 4–7 letters and two in longer ones, transpositions included”', () => {
  for (const [typed, meant] of [
    ['commissionign', /commission/i],
    ['recpie', /recipe/i],
    ['temperatrue', /temperature/i],
  ] as const) {
    test(typed, async ({ page }) => {
      await open(page, PROBES)
      await search(page, typed)
      await expect(options(page).first()).toContainText(meant)
    })
  }
})

test.describe('“recent and favourite searches, stored locally, removable”', () => {
  test('opened results show when search opens again, also after a reload', async ({ page }) => {
    await open(page, PROBES)
    await search(page, '')
    await expect(searches(page).getByRole('link').first()).toBeVisible()
    await expect(searches(page)).not.toContainText('Recent')
    await page.keyboard.press('Escape')
    await openFirst(page, 'preheating')
    const recent = searches(page).getByRole('link', { name: /preheating/i })
    await expect(recent).toBeVisible()
    await page.reload()
    await page.keyboard.press('Control+k')
    await expect(recent).toBeVisible()
  })

  test('a recent search can be saved, and removed from both lists', async ({ page }) => {
    await open(page, PROBES)
    await openFirst(page, 'preheating')
    await searches(page).getByRole('button', { name: 'Save this search' }).click()
    await expect(searches(page).getByRole('columnheader', { name: 'Favorite' })).toBeVisible()
    await expect(searches(page).getByRole('columnheader', { name: 'Recent' })).toHaveCount(0)
    await searches(page).getByRole('button', { name: 'Remove this search from favorites' }).click()
    await expect(searches(page)).not.toContainText('Favorite')
    await expect(field(page)).toBeFocused()
  })
})

test.describe('8 Error catalogue', () => {
  test('“No results for”, “Try searching for”, “Believe this query should return results?” / “Let us know.”', async ({ page }) => {
    await open(page, PROBES)
    await search(page, 'zzzzqqqq')
    await expect(dialog(page)).toContainText('No results for "zzzzqqqq"')
    await expect(dialog(page)).toContainText('Try searching for')
    await expect(dialog(page)).toContainText('Believe this query should return results?')
    await expect(dialog(page).getByRole('link', { name: 'Let us know.' })).toHaveAttribute('href', /^https:\/\/github\.com\/.*issues\/new/)
    await dialog(page).getByRole('button', { name: 'Baker Guide', exact: true }).click()
    await expect(field(page)).toHaveValue('Baker Guide')
    await expect(options(page).first()).toBeVisible()
  })

  test('“Unable to fetch results” / “You might want to check your network connection.”, and results once the network is back', async ({
    page,
  }) => {
    await page.route(INDEX, (route) => route.abort())
    await open(page, PROBES)
    await search(page, 'commissioning')
    await expect(dialog(page).getByRole('alert')).toHaveText(/Unable to fetch results\s*You might want to check your network connection\./)
    await page.unroute(INDEX)
    await field(page).fill('commission')
    await expect(options(page).first()).toBeVisible()
  })

  test('both errors on the search page', async ({ page }) => {
    await page.goto('/search?q=zzzzqqqq')
    await expect(page.getByRole('main')).toContainText('No results were found')
    await page.route(INDEX, (route) => route.abort())
    await page.goto('/search?q=commissioning')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Unable to fetch results')
    await page.unroute(INDEX)
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/documents found/)
  })
})

test.describe('“/search page: q in the URL, total count, infinite or paged list, filters by documentation set and tag”', () => {
  test('more results load near the end of the list', async ({ page }) => {
    await page.goto('/search?q=oven')
    const found = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
    await expect(found.first()).toBeVisible()
    const first = await found.count()
    expect(first).toBe(15)
    await found.last().scrollIntoViewIfNeeded()
    await expect.poll(() => found.count()).toBeGreaterThan(first)
  })

  test('filters are in the URL and narrow the list', async ({ page }) => {
    await page.goto('/search?q=commissioning')
    const status = page.getByRole('main').getByRole('status').first()
    await expect(status).toHaveText(/documents found/)
    const all = Number.parseInt(await status.innerText(), 10)
    await page.getByRole('radio', { name: 'Fleet Manual' }).check()
    await expect(page).toHaveURL(/set=fleet/)
    await expect.poll(async () => Number.parseInt(await status.innerText(), 10)).toBeLessThan(all)
    for (const href of await page
      .getByRole('main')
      .locator('h2 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
      expect(href).toMatch(/^\/fleet\//)
    }
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Fleet Manual' })).toBeChecked()
  })
})

test('“preload of the index entry on intent”', async ({ page }) => {
  await open(page, PROBES)
  const asked = watchRequests(page, (request) => INDEX.test(request.url()))
  expect(asked).toEqual([])
  await page.getByRole('banner').getByRole('button', { name: 'Search docs' }).hover()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})
