import { expect, test, type Page } from '@playwright/test'
import { dataFile, open, SHARING, settled, sidebarLink, title, PROBES, wake, watchRequests } from './support/app.ts'

/** Returns the paths of the document's prefetch links. */
function hints(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map((link) => new URL(link.href).pathname),
  )
}

/** Stubs the network information that the browser reports. */
async function connect(page: Page, connection: { effectiveType?: string; saveData?: boolean } | undefined): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
}

function isFetched(route: string) {
  return (request: { url(): string; resourceType(): string }) => dataFile(route).test(request.url()) && request.resourceType() === 'fetch'
}

test.describe('2.5 “Page code is prefetched on hover or when a link becomes visible”', () => {
  test('links in view are prefetched after the first sign of intent, each page once', async ({ page }) => {
    await page.goto(PROBES, { waitUntil: 'networkidle' })
    expect(await hints(page)).toEqual([])
    await wake(page)
    await expect.poll(() => hints(page)).toContain('/_data/fleet/kitchens/sharing.bin')
    const all = await hints(page)
    expect(new Set(all).size).toBe(all.length)
  })

  test('a link below the fold is prefetched when it scrolls into view', async ({ page }) => {
    await open(page, '/tags')
    await expect.poll(() => hints(page)).not.toEqual([])
    await settled(page)
    const links = page.getByRole('main').getByRole('link')
    const last = `/_data${await links.last().getAttribute('href')}.bin`
    expect(await hints(page)).not.toContain(last)
    await links.last().scrollIntoViewIfNeeded()
    await expect.poll(() => hints(page)).toContain(last)
  })

  test('links are prefetched after client navigation, too', async ({ page }) => {
    await open(page, '/')
    await expect.poll(() => hints(page)).not.toEqual([])
    expect(await hints(page)).not.toContain('/_data/fleet/kitchens/overview.bin')
    await page.getByRole('link', { name: 'Fleet Manual' }).first().click()
    await expect(page).toHaveURL('/fleet/intro')
    await expect.poll(() => hints(page)).toContain('/_data/fleet/kitchens/overview.bin')
  })

  test('hovering over a link loads its page, once', async ({ page }) => {
    await open(page, PROBES)
    const fetched = watchRequests(page, isFetched(SHARING))
    await sidebarLink(page, SHARING).hover()
    await expect.poll(() => fetched.length).toBe(1)
    await title(page).hover()
    await sidebarLink(page, SHARING).hover()
    await sidebarLink(page, SHARING).click()
    await expect(title(page)).toHaveText('Sharing a kitchen')
    expect(fetched).toHaveLength(1)
  })

  test('touching a link loads its page before the touch ends', async ({ page }) => {
    await open(page, PROBES)
    const fetched = watchRequests(page, isFetched(SHARING))
    await sidebarLink(page, SHARING).dispatchEvent('touchstart')
    await expect.poll(() => fetched.length).toBe(1)
    await expect(page).toHaveURL(PROBES)
  })

  test('a click retries a page that failed to load on hover', async ({ page }) => {
    await open(page, PROBES)
    await page.route(dataFile(SHARING), (route) => (route.request().resourceType() === 'fetch' ? route.abort() : route.fallback()), {
      times: 1,
    })
    const failed = page.waitForEvent('requestfailed', isFetched(SHARING))
    await sidebarLink(page, SHARING).hover()
    await failed
    await sidebarLink(page, SHARING).click()
    await expect(title(page)).toHaveText('Sharing a kitchen')
  })
})

test.describe('2.5 “… and is skipped on 2g or data-saver connections.”', () => {
  for (const connection of [{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { effectiveType: '4g', saveData: true }]) {
    test(JSON.stringify(connection), async ({ page }) => {
      await connect(page, connection)
      const data = watchRequests(page, (request) => request.url().includes('/_data/') && !request.url().includes('/sidebars/'))
      await open(page, PROBES)
      await sidebarLink(page, SHARING).hover()
      await sidebarLink(page, SHARING).dispatchEvent('touchstart')
      await page.waitForLoadState('networkidle')
      expect(await hints(page)).toEqual([])
      expect(data).toEqual([])
      await sidebarLink(page, SHARING).click()
      await expect(title(page)).toHaveText('Sharing a kitchen')
      expect(data).toHaveLength(1)
    })
  }

  test('prefetches if the browser reports no connection type', async ({ page }) => {
    await connect(page, undefined)
    await open(page, PROBES)
    await expect.poll(() => hints(page)).not.toEqual([])
  })
})
