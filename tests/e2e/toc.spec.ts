import type { Page } from '@playwright/test'
import { open, settled, PROBES } from './support/app.ts'
import { expect, test } from './support/test.ts'

function toc(page: Page) {
  return page.getByRole('navigation', { name: 'On this page' })
}

function current(page: Page) {
  return toc(page).locator('[aria-current]')
}

/** Scrolls until a heading is at the given distance from the top of the window. */
async function place(page: Page, id: string, top: number): Promise<void> {
  await page.locator(`#${id}`).evaluate((heading, y) => scrollTo(0, Math.round(heading.getBoundingClientRect().top + scrollY - y)), top)
  await settled(page)
}

test.describe('2.5 “The table of contents shows heading levels 2 to 3.”', () => {
  test('lists the headings in page order', async ({ page }) => {
    await page.goto(PROBES)
    const headings = await page
      .locator('#article')
      .locator('h2[id], h3[id]')
      .evaluateAll((all) => all.map(({ id }) => `#${id}`))
    expect(headings.length).toBeGreaterThan(3)
    const links = await toc(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(headings)
  })
})

test.describe('BEHAVIOUR “Active = first heading at or below the offset (navbar height) if it lies in the top half of the viewport, else the previous one; at the end the last”', () => {
  const FIRST = 'calibration'
  const SECOND = 'mount-the-probe'
  const link = (id: string) => ({ href: `#${id}` })

  test('a heading in the upper half is current', async ({ page }) => {
    await open(page, PROBES)
    await place(page, SECOND, 300)
    await expect(current(page)).toHaveAttribute('href', link(SECOND).href)
  })

  test('a heading in the lower half leaves the previous one current', async ({ page }) => {
    await open(page, PROBES)
    await place(page, SECOND, 500)
    const before = await page.locator(`#${FIRST}`).evaluate((heading) => heading.getBoundingClientRect().top)
    await expect(current(page)).toHaveAttribute('href', link(FIRST).href)
    expect(before).toBeLessThan(500)
  })

  test('a heading right below the navbar is current', async ({ page }) => {
    await open(page, PROBES)
    const height = await page.getByRole('banner').evaluate((navbar) => (navbar as HTMLElement).offsetHeight)
    await place(page, SECOND, height + 2)
    await expect(current(page)).toHaveAttribute('href', link(SECOND).href)
  })

  test('below the last heading, the last one is current', async ({ page }) => {
    await open(page, PROBES)
    await page.locator('#article').evaluate((article) => article.append(Object.assign(document.createElement('div'), { id: 'room' })))
    await page.locator('#room').evaluate((room) => (room.style.height = '2000px'))
    await page.evaluate(() => scrollTo(0, document.querySelector('#room')!.getBoundingClientRect().top + scrollY))
    await expect(current(page)).toHaveAttribute('href', (await toc(page).getByRole('link').last().getAttribute('href'))!)
  })

  test('the current heading updates after client navigation', async ({ page }) => {
    await open(page, PROBES)
    await place(page, SECOND, 200)
    await page.getByRole('link', { name: 'Previous' }).click()
    await expect(page).not.toHaveURL(PROBES)
    await settled(page)
    const first = toc(page).getByRole('link').first()
    await place(page, (await first.getAttribute('href'))!.slice(1), 200)
    await expect(current(page)).toHaveAttribute('href', (await first.getAttribute('href'))!)
  })
})

test.describe('On narrow screens', () => {
  test.use({ viewport: { width: 768, height: 800 } })
  const contents = (page: Page) => page.locator('main details').filter({ hasText: 'On this page' })
  const bar = (page: Page) => contents(page).locator('summary')
  const progress = (page: Page) => contents(page).locator('progress')

  test('BEHAVIOUR “Mobile: ‘On this page’ collapsed”, without React, too', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort())
    await page.goto(PROBES)
    const link = contents(page).getByRole('link', { name: 'Configure the probe' })
    await expect(bar(page)).toHaveText('On this page')
    await expect(link).toBeHidden()
    await bar(page).click()
    await link.click()
    await expect(page).toHaveURL(`${PROBES}#configure-the-probe`)
    await expect(page.getByRole('heading', { name: 'Configure the probe' })).toBeInViewport()
  })

  test('a bar below the navbar names the current section and shows reading progress', async ({ page }) => {
    await open(page, PROBES)
    await place(page, 'mount-the-probe', 200)
    await expect(bar(page)).toHaveText('On this pageMount the probe')
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
    const navbar = (await page.getByRole('banner').boundingBox())!
    expect((await bar(page).boundingBox())!.y).toBeCloseTo(navbar.y + navbar.height, 0)
    const far = Number(await progress(page).getAttribute('value'))
    expect(far).toBeGreaterThan(0)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(async () => Number(await progress(page).getAttribute('value'))).toBeGreaterThan(far)
  })

  test('the bar’s list opens at the current heading, and closes on a choice, Escape, or a click outside', async ({ page }) => {
    await open(page, PROBES)
    await place(page, 'mount-the-probe', 200)
    await bar(page).click()
    await expect(contents(page).locator('[aria-current]')).toBeInViewport()
    await contents(page).getByRole('link', { name: 'Configure the probe' }).click()
    await expect(contents(page).locator('[aria-current]')).toBeHidden()
    await bar(page).click()
    await expect(contents(page).locator('[aria-current]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(contents(page).locator('[aria-current]')).toBeHidden()
    await expect(bar(page)).toBeFocused()
    await bar(page).click()
    await expect(contents(page).locator('[aria-current]')).toBeVisible()
    await page.mouse.click(200, 780)
    await expect(contents(page).locator('[aria-current]')).toBeHidden()
  })

  test('a jump target isn’t hidden behind the bars', async ({ page }) => {
    await page.goto(`${PROBES}#mount-the-probe`)
    const box = (await bar(page).boundingBox())!
    const heading = page.locator('#mount-the-probe')
    await expect.poll(async () => (await heading.boundingBox())!.y).toBeGreaterThan(box.y + box.height)
    await expect(heading).toBeInViewport()
  })
})

test('DESIGN skip link: one Tab and Enter move the keyboard to the content', async ({ page }) => {
  await open(page, PROBES)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${PROBES}#main`)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})
