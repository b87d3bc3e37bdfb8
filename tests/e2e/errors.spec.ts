import type { Page } from '@playwright/test'
import { unpack } from '../../src/addresses/packed-json.ts'
import { pack } from '../../src/build/output/pack.ts'
import { dataFile, isDocument, open, settled, sidebarLink, title, PROBES, wake, watchProblems, watchRequests } from './support/app.ts'
import { expect, test } from './support/test.ts'

const TARGET = '/fleet/kitchens/sharing'

function crash(page: Page) {
  return page.getByRole('alert').filter({ has: page.getByRole('heading', { name: 'This page crashed.' }) })
}

/** Replaces a route's view model in its data file, keeping the build ID. */
async function replaceData(page: Page, route: string, view: object): Promise<void> {
  await page.route(dataFile(route), async (intercepted) => {
    const response = await intercepted.fetch()
    const data = (await unpack(await response.body())) as object
    await intercepted.fulfill({ body: Buffer.from(pack({ ...data, view })) })
  })
}

test.describe('8 “Page module without default export”', () => {
  test('“The page component at {route} doesn’t have a default export. This makes it impossible to render anything. Consider default-exporting a React component.”', async ({
    page,
  }) => {
    await open(page, PROBES)
    await replaceData(page, TARGET, { kind: 'component', route: TARGET, module: 'missing', title: 'Missing', description: '' })
    await sidebarLink(page, TARGET).click()
    await expect(crash(page)).toContainText(
      `The page component at ${TARGET} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
    )
  })
})

test.describe('4 “Crash: a crashed page shows the error screen with a Try again button that re-renders it.”', () => {
  /** Makes rendering the table of contents throw until `mend` is called. */
  async function breakToc(page: Page): Promise<{ mend: () => Promise<void> }> {
    await page.evaluate(() => {
      const original = Math.min
      Math.min = (...values) => {
        if (values.length > 0 && values.every((value) => value === 2 || value === 3))
          throw new Error('No smallest heading.', { cause: new Error('It rains.') })
        return original(...values)
      }
      Object.assign(window, { mend: () => (Math.min = original) })
    })
    return { mend: () => page.evaluate(() => void (Reflect.get(window, 'mend') as () => void)()) }
  }

  test('8 “title ‘This page crashed.’ with a Try again button and the chain of error messages”', async ({ page }) => {
    await open(page, '/tags')
    const { mend } = await breakToc(page)
    await page.getByRole('link', { name: 'Fleet Manual' }).first().click()
    await expect(crash(page)).toBeVisible()
    await expect(crash(page)).toContainText('No smallest heading.\n\nCause:\nIt rains.', { useInnerText: true })
    await expect(page).toHaveTitle(/^Page Error/)
    // The rest of the frame keeps working.
    await expect(page.getByRole('banner')).toBeVisible()
    const again = crash(page).getByRole('button', { name: 'Try again' })
    await again.click()
    await expect(crash(page)).toBeVisible()
    await mend()
    await again.click()
    await expect(title(page)).toHaveText('Fleet introduction')
    await expect(page).toHaveTitle('Fleet introduction | Emberline 3 Manual')
  })

  test('the error screen gives way to the next page', async ({ page }) => {
    await open(page, '/tags')
    await breakToc(page)
    await page.getByRole('link', { name: 'Fleet Manual' }).first().click()
    await expect(crash(page)).toBeVisible()
    await page.getByRole('link', { name: 'Emberline 3 Manual' }).first().click()
    await expect(title(page)).toHaveText('Emberline manual')
    await expect(page).toHaveTitle('Emberline 3 Manual')
  })

  test('an error outside the article also shows the error screen, and Back leaves it', async ({ page }) => {
    await open(page, '/tags')
    await page.route('**/_data/sidebars/fleet.json', (route) =>
      route.fulfill({ json: [{ type: 'link', href: '/x', label: { not: 'text' } }] }),
    )
    await page.getByRole('link', { name: 'Fleet Manual' }).first().click()
    await expect(crash(page)).toBeVisible()
    await page.goBack()
    await expect(title(page)).toHaveText('Tags')
    await expect(page.getByRole('banner')).toBeVisible()
  })
})

test.describe('8 “Wrong base URL setting while home path matches”', () => {
  async function serveHomeAt(page: Page, path: string): Promise<void> {
    const home = await (await page.request.get('/')).text()
    await page.route(`**${path}`, (route) => route.fulfill({ body: home, contentType: 'text/html' }))
  }

  for (const path of ['/wrong/', '/wrong/index.html']) {
    test(`banner “Your site did not load properly” at ${path}`, async ({ page }) => {
      await serveHomeAt(page, path)
      await page.goto(path)
      const banner = page.locator('#base-url-banner')
      await expect(banner).toBeInViewport()
      await expect(banner).toContainText('Your site did not load properly.')
      await expect(banner).toContainText('A very common reason is a wrong site baseUrl configuration.')
      await expect(banner).toContainText('Current configured baseUrl = / (default value)')
      await expect(banner).toContainText('We suggest trying baseUrl = /wrong/')
      await expect(banner).toHaveCSS('border-top-color', 'rgb(255, 0, 0)')
    })
  }

  for (const path of ['/', '/index.html', '/welcome', PROBES, '/nothing']) {
    test(`no banner at ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(title(page)).toBeVisible()
      await expect(page.getByText('did not load properly')).toHaveCount(0)
    })
  }
})

test.describe('2 “Any unmatched path shows a not-found page.”', () => {
  for (const path of ['/nothing', '/nothing/at/all', '/fleet/intro/more', '/Fleet/Intro']) {
    test(path, async ({ page }) => {
      expect((await page.goto(path))!.status()).toBe(404)
      const main = page.getByRole('main')
      await expect(title(page)).toHaveText('Page Not Found')
      await expect(main).toContainText('We could not find what you were looking for.')
      await expect(main).toContainText(
        'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
      )
      await expect(page).toHaveTitle('Page Not Found | Emberline 3 Manual')
      await wake(page)
      await expect(title(page)).toHaveText('Page Not Found')
      await expect(page).toHaveURL(path)
    })
  }

  test('a link to a missing page', async ({ page }) => {
    await open(page, PROBES)
    await page
      .getByRole('main')
      .evaluate((main) => main.prepend(Object.assign(document.createElement('a'), { href: '/gone', textContent: 'Gone' })))
    const documents = watchRequests(page, isDocument)
    await page.getByRole('link', { name: 'Gone', exact: true }).click()
    await expect(title(page)).toHaveText('Page Not Found')
    await expect(page).toHaveURL('/gone')
    await page.waitForLoadState('networkidle')
    expect(documents).toHaveLength(1)
    await page.goBack()
    await expect(title(page)).toHaveText('Temperature probes')
  })

  test('jumps inside the page and links to other pages work', async ({ page }) => {
    await open(page, '/nothing')
    const problems = watchProblems(page)
    const documents = watchRequests(page, isDocument)
    await page.getByRole('link', { name: 'Skip to main content' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/nothing#main')
    await settled(page)
    await page.getByRole('link', { name: 'Fleet Manual' }).first().click()
    await expect(title(page)).toHaveText('Fleet introduction')
    expect(documents).toEqual([])
    expect(problems).toEqual([])
  })
})
