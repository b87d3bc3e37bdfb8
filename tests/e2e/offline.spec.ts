import { expect, test, type Page } from '@playwright/test'
import { COLLABORATION, open, sidebarLink, title, UPLOAD, wake } from './support/app.ts'

const BUILDER = '/dev-docs/api/rest/interactive-query-builder'

test.use({ serviceWorkers: 'allow' })

/** Whether the worker has an address of this site. */
async function isKept(page: Page, address: string): Promise<void> {
  await expect.poll(() => page.evaluate(async (url) => (await caches.match(url)) !== undefined, address), { message: address }).toBe(true)
}

test.describe('“offline reading of visited pages by a service worker that never serves a stale page when the network answers”', () => {
  test('the first page, one gone to and one in another tab open offline and answer; what wasn’t visited says so', async ({
    page,
    context,
  }) => {
    await open(page, BUILDER)
    await isKept(page, BUILDER)
    const used = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    for (const asset of used.filter((path) => path.startsWith('/assets/'))) await isKept(page, asset)
    const other = await context.newPage()
    await open(other, UPLOAD)
    await sidebarLink(other, COLLABORATION).click()
    await isKept(other, COLLABORATION)

    await context.setOffline(true)
    await page.reload()
    await wake(page)
    const builder = page.locator('.query-builder').first()
    await expect(async () => {
      await builder.getByLabel('Query object').fill('{ a: 1 }')
      await expect(builder.getByLabel('Query string URL')).toHaveText(/\?a=1$/, { timeout: 500 })
    }).toPass()
    for (const [route, text] of [
      [COLLABORATION, 'Collaboration'],
      [UPLOAD, 'Upload Provider'],
    ] as const) {
      await other.goto(route)
      await expect(title(other)).toHaveText(text)
    }
    await page.goto('/cloud/projects/notifications')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(title(page)).not.toHaveText('You are offline')
    await expect(page).toHaveURL('/cloud/projects/notifications')
  })

  test('when the network answers, what it says is shown', async ({ page }) => {
    await open(page, UPLOAD)
    await isKept(page, UPLOAD)
    // As if it had been kept from an older deployment.
    await page.evaluate(async (address) => {
      const cache = await caches.open('visited')
      await cache.put(address, new Response('<h1>Stale</h1>', { headers: { 'content-type': 'text/html' } }))
    }, UPLOAD)
    await page.reload()
    await expect(title(page)).toHaveText('Upload Provider')
  })

  test('with storage that can’t be written, reading goes on', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'serviceWorker', { get: () => ({ register: () => Promise.reject(new DOMException('no')) }) })
    })
    await open(page, UPLOAD)
    await expect(title(page)).toHaveText('Upload Provider')
  })
})
