import { expect, test, type Page } from '@playwright/test'
import { SHARING, open, sidebarLink, title, PROBES, wake } from './support/app.ts'

const BENCH = '/integrate/bench'

test.use({ serviceWorkers: 'allow' })

/** Waits until the service worker has cached a URL of this site. */
async function isKept(page: Page, address: string): Promise<void> {
  await expect.poll(() => page.evaluate(async (url) => (await caches.match(url)) !== undefined, address), { message: address }).toBe(true)
}

/** Paths of the application's files that the page has loaded. A frame with its own origin isn't one of them: the browser keeps its document. */
async function usedAssets(page: Page): Promise<string[]> {
  const used = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  return used.filter((path) => path.startsWith('/assets/') && !path.endsWith('.html'))
}

test.describe('“offline reading of visited pages by a service worker that never serves a stale page when the network answers”', () => {
  test('cached pages work offline: the first page, one from client navigation, and one from another tab; other pages show a notice', async ({
    page,
    context,
  }) => {
    await open(page, BENCH)
    await isKept(page, BENCH)
    for (const asset of await usedAssets(page)) await isKept(page, asset)
    const other = await context.newPage()
    await open(other, PROBES)
    await sidebarLink(other, SHARING).click()
    await isKept(other, SHARING)

    await context.setOffline(true)
    await page.reload()
    await wake(page)
    await expect(async () => {
      await page.getByLabel('Steps').fill('[{ "minutes": 1 }]')
      await expect(page.getByLabel('Plan', { exact: true })).toHaveText(/: 1 minutes,/, { timeout: 500 })
    }).toPass()
    for (const [route, text] of [
      [SHARING, 'Sharing a kitchen'],
      [PROBES, 'Temperature probes'],
    ] as const) {
      await other.goto(route)
      await expect(title(other)).toHaveText(text)
    }
    await page.goto('/fleet/alarms')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(title(page)).not.toHaveText('You are offline')
    await expect(page).toHaveURL('/fleet/alarms')
  })

  test('hundreds of cached pages and queries don’t evict the application', async ({ page, context }) => {
    await open(page, BENCH)
    await isKept(page, BENCH)
    const assets = await usedAssets(page)
    for (const asset of assets) await isKept(page, asset)
    await page.evaluate(async () => {
      for (let count = 0; count < 450; count++) await fetch(`/?query=${count}`)
      const visited = await caches.open('visited')
      for (let count = 0; count < 450; count++) await visited.put(`/page-${count}`, new Response(''))
    })
    await open(page, `${PROBES}?one`)
    const ahead = await page.evaluate(() => document.documentElement.dataset.ahead?.split(' ') ?? [])
    for (const address of [PROBES, ...ahead]) await isKept(page, address)
    // The oldest pages were evicted.
    await expect.poll(() => page.evaluate(async () => (await (await caches.open('visited')).keys()).length)).toBeLessThanOrEqual(401)
    for (const asset of assets) await isKept(page, asset)
    await context.setOffline(true)
    await page.goto(`${PROBES}?two`)
    await expect(title(page)).toHaveText('Temperature probes')
    await wake(page)
  })

  test('the network’s response takes precedence over the cache', async ({ page }) => {
    await open(page, PROBES)
    await isKept(page, PROBES)
    // Simulates a page cached from an older deployment.
    await page.evaluate(async (address) => {
      const cache = await caches.open('visited')
      await cache.put(address, new Response('<h1>Stale</h1>', { headers: { 'content-type': 'text/html' } }))
    }, PROBES)
    await page.reload()
    await expect(title(page)).toHaveText('Temperature probes')
  })

  test('pages work if the service worker can’t be registered', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'serviceWorker', { get: () => ({ register: () => Promise.reject(new DOMException('no')) }) })
    })
    await open(page, PROBES)
    await expect(title(page)).toHaveText('Temperature probes')
  })
})
