import type { Page } from '@playwright/test'
import { open, title, sidebarLink, PROBES, wake } from './support/app.ts'
import { expect, test } from './support/test.ts'

const ID = 'firmware_3'

function bar(page: Page) {
  return page.getByRole('complementary', { name: 'Announcement' })
}

function stored(page: Page) {
  return page.evaluate(() => ({ id: localStorage.getItem('announcement.id'), dismiss: localStorage.getItem('announcement.dismiss') }))
}

test('3 “Announcement bar”: shows the configured text and links', async ({ page }) => {
  await page.goto('/')
  await expect(bar(page)).toContainText('work in progress for firmware 3')
  await expect(bar(page).getByRole('link')).toHaveCount(2)
  await expect(bar(page).getByRole('link', { name: 'feedback form' })).toBeVisible()
  await expect(bar(page).getByRole('link', { name: 'stable 2.x manual' })).toBeVisible()
})

test.describe('4 “dismissal is stored as a flag and the bar reappears when its id changes.”', () => {
  test('the bar closes, and stays closed on the next page', async ({ page }) => {
    await open(page, PROBES)
    expect(await stored(page)).toEqual({ id: ID, dismiss: 'false' })
    await bar(page).getByRole('button', { name: 'Close' }).click()
    await expect(bar(page)).toBeHidden()
    expect(await stored(page)).toEqual({ id: ID, dismiss: 'true' })
    await sidebarLink(page, '/fleet/kitchens/sharing').click()
    await expect(title(page)).toHaveText('Sharing a kitchen')
    await expect(bar(page)).toBeHidden()
  })

  test('a dismissed bar is hidden on the next visit before the first paint, without React', async ({ page }) => {
    await open(page, PROBES)
    await bar(page).getByRole('button', { name: 'Close' }).click()
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const element = document.querySelector('aside[aria-label="Announcement"]')
        if (!element) return
        Object.assign(window, { first: getComputedStyle(element).display })
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/fleet/intro')
    expect(await page.evaluate(() => Reflect.get(window, 'first'))).toBe('none')
    await expect(bar(page)).toBeHidden()
    await wake(page)
    await expect(bar(page)).toBeHidden()
    expect(await stored(page)).toEqual({ id: ID, dismiss: 'true' })
  })

  test('a dismissed bar reappears when its ID changes', async ({ page }) => {
    await page.addInitScript(() => {
      if (localStorage.length > 0) return
      localStorage.setItem('announcement.id', 'an-older-one')
      localStorage.setItem('announcement.dismiss', 'true')
    })
    await page.goto(PROBES)
    await expect(bar(page)).toBeVisible()
    await wake(page)
    await expect(bar(page)).toBeVisible()
    expect(await stored(page)).toEqual({ id: ID, dismiss: 'false' })
    await bar(page).getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await expect(bar(page)).toBeHidden()
  })
})
