import { isSameDocument, markDocument, open, sidebarLink, title, watchProblems } from '../support/app.ts'
import { expectOneRow } from '../support/navbar.ts'
import { expect, test } from '../support/test.ts'
import { COLLABORATION, QUICK_START, routes, UPLOAD } from './pages.ts'

/** The engine is tested on its own product (`tests/product`); these tests cover this site's settings and pages. */

test('1 “Navbar entries: Quick Start Guide, User Guide, Developer Docs, Cloud Documentation.” Each leads to its documents', async ({
  page,
}) => {
  const problems = watchProblems(page)
  await open(page, '/')
  await markDocument(page)
  const main = page.getByRole('navigation', { name: 'Main', exact: true })
  await expect(main.getByRole('link')).toHaveText([/Quick Start Guide/, /User Guide/, /Developer Docs/, /Cloud Documentation/])
  for (const [name, route] of [
    ['Quick Start Guide', QUICK_START],
    ['User Guide', '/user-docs/intro'],
    ['Developer Docs', '/dev-docs/intro'],
    ['Cloud Documentation', '/cloud/intro'],
  ] as const) {
    await main.getByRole('link', { name }).click()
    await expect(page).toHaveURL(route)
    await expect(sidebarLink(page, route)).toHaveAttribute('aria-current', 'page')
  }
  expect(await isSameDocument(page)).toBe(true)
  expect(problems).toEqual([])
})

test('The navigation bar is one row at every width, and the site’s name isn’t cut off', async ({ page }) => {
  await page.goto(UPLOAD)
  await expectOneRow(page)
  await page.setViewportSize({ width: 320, height: 800 })
  const name = page.getByRole('banner').getByText('Strapi 5 Docs')
  expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
})

test('1 “The announcement bar says the docs are work in progress for the upcoming version 5 and points to the stable version 4 docs and to a feedback form.”', async ({
  page,
}) => {
  await page.goto('/')
  const bar = page.getByRole('complementary', { name: 'Announcement' })
  await expect(bar).toContainText('work in progress for the upcoming Strapi 5')
  await expect(bar.getByRole('link')).toHaveCount(2)
  await expect(bar.getByRole('link', { name: 'feedback form' })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'v4 docs' })).toBeVisible()
})

test('1 “The site version is 5.0.0-rc”; 9 “Version label: Next.”', async ({ page }) => {
  await page.goto(UPLOAD)
  const dropdown = page.getByRole('banner').locator('div:has(> details)')
  await expect(dropdown.locator('summary')).toHaveText('Next')
  await dropdown.locator('summary').click()
  await expect(dropdown.getByRole('link')).toHaveText(['5.0.0-rc (Next)', 'v4 docs (stable)', 'v3 docs (unsupported)'])
})

test('1 “Footer link groups: additional resources, community and more”', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo').last()
  for (const name of ['Additional resources', 'Community', 'More']) await expect(footer.getByText(name, { exact: true })).toBeVisible()
})

test('1 “The edit link on each page reads ‘Contribute to this page’ followed by the name of a code-hosting service.”', async ({ page }) => {
  await page.goto(UPLOAD)
  await expect(page.getByRole('link', { name: 'Contribute to this page on GitHub' })).toHaveAttribute('href', /cloud\/advanced\/upload/)
})

test('2.1 “home page: documentation home”, at both of its paths; 8: no banner about the base URL', async ({ page }) => {
  for (const route of ['/', '/home/Home']) {
    await page.goto(route)
    await expect(title(page)).toHaveText('Model content once. Serve it anywhere.')
    await expect(page).toHaveTitle('Strapi 5 Docs')
    await expect(page.getByText('did not load properly')).toHaveCount(0)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://docs-next.strapi.io/')
  }
})

test('9 “Search-engine no-index is on”; “Sitemap: weekly change frequency, priority 0.5, tag pages excluded”', async ({
  request,
  page,
}) => {
  await page.goto('/cloud/intro')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  const urls = (await (await request.get('/sitemap.xml')).text()).match(/<url>.*<\/url>/g)!
  expect(urls).toHaveLength(routes.length)
  for (const url of urls) {
    expect(url).toMatch(/<changefreq>weekly<\/changefreq><priority>0\.5<\/priority>/)
    expect(url).not.toContain('/tags')
    expect(url).not.toMatch(/<loc>[^<]*(?:\.io\/status|\/home\/Home)</)
  }
})

test('The feed lists dated releases, each linked to its heading in the release notes', async ({ page, request }) => {
  await page.goto('/release-notes')
  const feed = await (await request.get((await page.locator('link[type="application/atom+xml"]').getAttribute('href'))!)).text()
  expect(feed).toContain('<updated>2024-09-25T00:00:00Z</updated>')
  const hashes = [...feed.matchAll(/release-notes#([\w-]+)"/g)].map(([, hash]) => hash!)
  expect(hashes[0]).toBe('5-0-1')
  for (const hash of hashes) await expect(page.locator(`[id="${hash}"]`)).toBeAttached()
})

test('A visit: search, a result, another page, and the color mode', async ({ page }) => {
  const problems = watchProblems(page)
  await open(page, UPLOAD)
  await markDocument(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('caching')
  await expect(page.getByRole('option', { selected: true })).toHaveAttribute('href', /^\/cloud\/getting-started\/caching/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cloud\/getting-started\/caching/)
  await sidebarLink(page, COLLABORATION).click()
  await expect(title(page)).toHaveText('Collaboration')
  await page.getByRole('button', { name: /Switch between/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await isSameDocument(page)).toBe(true)
  expect(problems).toEqual([])
})

test('7 “particles, fireworks”: the quick start ends with a celebration, and the not-found page has a game', async ({ page }) => {
  await open(page, QUICK_START)
  await page.locator('#article > :last-child').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-effect=celebration]')).toHaveCount(1)
  await page.goto('/nothing')
  await expect(page.getByRole('button', { name: 'Play while you are here' })).toBeVisible()
})
