import { createHash } from 'node:crypto'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, type Page } from '@playwright/test'
import { unpack } from '../../src/addresses/packed-json.ts'
import { dataFile } from '../../src/addresses/page-files.ts'
import { isDocument, movePointer, sidebar, title, watchRequests } from './support/app.ts'
import { DESKTOP } from './support/pages.ts'

test.use({ serviceWorkers: 'allow', viewport: DESKTOP })

interface Network {
  url: string
  /** Number of requests, and of those that got no response. */
  count: { all: number; lost: number }
  close(): Promise<void>
}

/** Starts a proxy that drops one in ten requests, chosen by URL and attempt, so that every run drops the same ones. */
async function flakyNetwork(server: string): Promise<Network> {
  const tries = new Map<string, number>()
  const count = { all: 0, lost: 0 }
  const proxy = createServer((request, response) => {
    const address = withoutHash(request.url!)
    const number = (tries.get(address) ?? 0) + 1
    tries.set(address, number)
    count.all++
    if (createHash('sha256').update(`${number} ${address}`).digest().readUInt16BE() % 10 === 0) {
      count.lost++
      request.socket.destroy()
      return
    }
    const forwarded = ask(new URL(request.url!, server), { method: request.method, headers: request.headers }, (answer) => {
      // Browsers retry by themselves if a reused connection breaks.
      response.writeHead(answer.statusCode!, { ...answer.headers, connection: 'close' })
      answer.pipe(response)
    })
    request.pipe(forwarded)
  })
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    count,
    close: () => new Promise((resolve) => proxy.close(() => resolve())),
  }
}

/** Removes the hashes of a build, so that a new build doesn't change which requests are dropped. */
function withoutHash(address: string): string {
  return address.replace(/-[\w-]{8}(\.\w+)$/, '$1').replace(/_search\/[^/]+\//, '_search/')
}

/** Queries whose results are on pages that the session doesn't reach by link. */
const QUERIES = ['sourdough', 'steam valve', 'keypad', 'simulator', 'error codes', 'country loaf']

/** Waits for a page, retrying as a reader would when it is offline or got no response. */
async function arrive(page: Page, heading: string): Promise<void> {
  const again = page.getByRole('link', { name: 'Try again' })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    // The application wasn't loaded yet, so the browser itself requested the document.
    else if (page.url().startsWith('chrome-error:')) await page.reload()
    await expect(title(page)).toContainText(heading, { timeout: 3000 })
  }).toPass()
}

test('“flaky network (10% failures)”: all thirty pages load, by links, searches, and going back', async ({ page, request, baseURL }) => {
  test.setTimeout(480_000)
  const network = await flakyNetwork(baseURL!)
  const headingOf = async (route: string) =>
    ((await unpack(await (await request.get(`/${dataFile(route)}`)).body())) as { view: { title: string } }).view.title
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  const documents = watchRequests(page, isDocument)

  await expect(() => page.goto(`${network.url}/fleet/intro`)).toPass()
  // Until the application is loaded, the browser handles links by itself.
  await expect(async () => {
    await movePointer(page)
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
  }).toPass()
  const links = await sidebar(page)
    .locator('a:visible')
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')!))])
  expect(links.length).toBeGreaterThan(12)
  const visited = ['/fleet/intro']

  for (let step = 0; step < 30; step++) {
    const last = visited.at(-1)!
    if (step % 5 === 4) {
      visited.pop()
      await page.goBack({ waitUntil: 'commit' })
    } else if (step % 5 === 3) {
      visited.push(await searchFor(page, QUERIES[Math.floor(step / 5)]!))
    } else {
      const route = links[(step * 7) % links.length]!
      if (route === last) continue
      await sidebar(page).locator(`a[href="${route}"]`).last().click()
      visited.push(route)
    }
    await test.step(`${step}: ${visited.at(-1)}`, async () => arrive(page, await headingOf(visited.at(-1)!)))
    await page.mouse.move(step, step)
  }
  expect(errors).toEqual([])
  expect(network.count.lost / network.count.all).toBeGreaterThan(0.05)
  // Nearly all pages are reached without loading a document.
  expect(documents.length).toBeLessThan(6)
  await page.close()
  await network.close()
})

/** Opens the first search result, and returns its route. Types the query again if the index can't be loaded. */
async function searchFor(page: Page, query: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const field = page.getByPlaceholder('Search docs')
  const found = dialog.getByRole('option').first()
  await page.getByRole('banner').getByRole('button', { name: 'Search docs' }).click()
  await expect(async () => {
    await field.fill('')
    await field.fill(query)
    await expect(found).toBeVisible({ timeout: 3000 })
  }).toPass()
  const { pathname } = new URL((await found.getAttribute('href'))!, page.url())
  await found.click()
  return pathname
}
