import { expect, test, type Page } from '@playwright/test'
import { open, title, UPLOAD } from './support/app.ts'

test.use({ serviceWorkers: 'allow' })

/** Visits a page with the worker in charge, which keeps it. */
async function visit(page: Page, route: string): Promise<void> {
  await open(page, route)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
  await page.reload()
  await expect.poll(() => page.evaluate(async (address) => (await caches.match(address)) !== undefined, route)).toBe(true)
}

test.describe('“offline reading of visited pages by a service worker that never serves a stale page when the network answers”', () => {
  test('a visited page opens offline, another one says so', async ({ page, context }) => {
    await visit(page, UPLOAD)
    const heading = await title(page).innerText()
    await context.setOffline(true)
    await page.reload()
    await expect(title(page)).toHaveText(heading)
    await page.goto('/cloud/projects/notifications')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    await context.setOffline(false)
    await page.reload()
    await expect(title(page)).not.toHaveText('You are offline')
  })

  test('when the network answers, what it says is shown', async ({ page }) => {
    await visit(page, UPLOAD)
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
