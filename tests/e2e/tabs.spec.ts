import type { Page } from '@playwright/test'
import { awake, APP, hold, open, title, wake } from './support/app.ts'
import { expect, test } from './support/test.ts'

const ASSETS = '**/assets/**'

function shown(page: Page): Promise<string[]> {
  return page.getByRole('main').locator('.tab-panel').filter({ visible: true }).allInnerTexts()
}

const NPM = ['Install with npm.', 'Start with npm.', 'It is blue.']
const YARN = ['Install with Yarn.', 'Start with Yarn.', 'It is blue.']

test('a click selects a tab before React is loaded', async ({ page }) => {
  await page.route(ASSETS, (route) => route.abort())
  await page.goto('/integrate/simulator')
  expect(await shown(page)).toEqual(NPM)
  await page.getByRole('radio', { name: 'Red' }).check()
  expect(await shown(page)).toEqual(['Install with npm.', 'Start with npm.', 'It is red.'])
})

test('arrow keys select tabs', async ({ page }) => {
  await open(page, '/integrate/simulator')
  await page.getByRole('radio', { name: 'npm' }).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Yarn' }).first()).toBeFocused()
  expect(await shown(page)).toEqual(YARN)
  await page.keyboard.press('ArrowLeft')
  expect(await shown(page)).toEqual(NPM)
})

test('DESIGN “groupId synced across the page, remembered in storage”', async ({ page }) => {
  await open(page, '/integrate/simulator')
  await page.getByRole('radio', { name: 'Yarn' }).last().check()
  expect(await shown(page)).toEqual(YARN)
  await page.reload()
  expect(await shown(page)).toEqual(YARN)
  await wake(page)
  expect(await shown(page)).toEqual(YARN)
})

test('a selected tab is remembered after client navigation', async ({ page }) => {
  await open(page, '/integrate/simulator')
  await page.getByRole('radio', { name: 'Yarn' }).first().check()
  await page.getByRole('link', { name: 'First bake' }).first().click()
  await expect(title(page)).toHaveText('First Bake Guide')
  await page.goBack()
  await expect(title(page)).toHaveText('Simulator')
  expect(await shown(page)).toEqual(YARN)
})

test('tabs without a group aren’t remembered', async ({ page }) => {
  await open(page, '/integrate/simulator')
  await page.getByRole('radio', { name: 'Red' }).check()
  await page.reload()
  expect(await shown(page)).toEqual(NPM)
})

test('a tab selected before React is loaded applies to its whole group afterward', async ({ page }) => {
  await page.goto('/integrate/simulator')
  const app = await hold(page, APP)
  await page.getByRole('radio', { name: 'Yarn' }).first().check()
  await app.release()
  await awake(page)
  expect(await shown(page)).toEqual(YARN)
  expect(await page.evaluate(() => localStorage.getItem('tabs.manager'))).toBe('yarn')
})

test('… also if it differs from the remembered tab', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tabs.manager', 'yarn'))
  await page.goto('/integrate/simulator')
  expect(await shown(page)).toEqual(YARN)
  const app = await hold(page, APP)
  await page.getByRole('radio', { name: 'npm' }).last().check()
  await app.release()
  await awake(page)
  expect(await shown(page)).toEqual(NPM)
})

test('an unknown remembered tab leaves the default', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tabs.manager', 'pnpm'))
  await open(page, '/integrate/simulator')
  expect(await shown(page)).toEqual(NPM)
})

test('adjacent code fences become tabs, which are remembered', async ({ page }) => {
  await open(page, '/integrate/changes')
  expect(await shown(page)).toEqual([expect.stringContaining('npm install ember')])
  await page.getByRole('radio', { name: 'Yarn' }).check()
  await page.reload()
  expect(await shown(page)).toEqual([expect.stringContaining('yarn add ember')])
})

test('“?tab= links”: a query parameter selects tabs over the remembered ones and isn’t remembered', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tabs.manager', 'npm'))
  await page.goto('/integrate/simulator?tab=yarn&tab=red')
  expect(await shown(page)).toEqual([YARN[0], YARN[1], 'It is red.'])
  await wake(page)
  expect(await shown(page)).toEqual([YARN[0], YARN[1], 'It is red.'])
  await page.goto('/integrate/simulator?tab=nothing')
  expect(await shown(page)).toEqual(NPM)
})
