import { expect, test, type Page } from '@playwright/test'
import messages from '../../src/messages/en.ts'
import { APP, awake, category, FIRST_BAKE, hold, PROBES, sidebar, wake, watchProblems, watchRequests } from './support/app.ts'

/** Opens a page and holds back its application until `wakeUp`. */
async function openAsleep(page: Page, path: string): Promise<{ wakeUp: () => Promise<void> }> {
  const app = await hold(page, APP)
  await page.goto(path)
  const wakeUp = async () => {
    await app.release()
    await wake(page)
  }
  return { wakeUp }
}

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

/** Records text written to the clipboard from now on. */
async function watchClipboard(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const copied: string[] = Object.assign(window, { copied: [] }).copied
    navigator.clipboard.writeText = (text) => Promise.resolve(void copied.push(text))
    navigator.clipboard.write = async ([item]) => void copied.push(await (await item!.getType('text/plain')).text())
  })
  return () => page.evaluate(() => Reflect.get(window, 'copied') as string[])
}

test.describe('Controls work before React is loaded, and React takes over their state', () => {
  test('color mode', async ({ page }) => {
    const problems = watchProblems(page)
    const { wakeUp } = await openAsleep(page, PROBES)
    const html = page.locator('html')
    const toggle = page.getByRole('button', { name: 'Switch between dark and light mode' })
    await expect(toggle).toHaveAccessibleName(messages.frame.colorMode.switchFrom.system)
    await toggle.click()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await expect(toggle).toHaveAccessibleName(messages.frame.colorMode.switchFrom.dark)
    expect(await stored(page, 'theme')).toBe('dark')
    await wakeUp()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await toggle.click()
    await expect(html).toHaveAttribute('data-theme', 'light')
    await expect(toggle).toHaveAccessibleName(messages.frame.colorMode.switchFrom.light)
    await toggle.click()
    await expect(toggle).toHaveAccessibleName(messages.frame.colorMode.switchFrom.system)
    expect(await stored(page, 'theme')).toBeNull()
    expect(problems).toEqual([])
  })

  test('closing the announcement bar', async ({ page }) => {
    const { wakeUp } = await openAsleep(page, PROBES)
    const bar = page.getByRole('complementary', { name: 'Announcement' })
    await bar.getByRole('button', { name: 'Close' }).click()
    await expect(bar).toBeHidden()
    expect(await stored(page, 'announcement.dismiss')).toBe('true')
    await wakeUp()
    await expect(bar).toBeHidden()
    expect(await stored(page, 'announcement.dismiss')).toBe('true')
    await page.reload()
    await expect(bar).toBeHidden()
  })

  test('Wrap', async ({ page }) => {
    const { wakeUp } = await openAsleep(page, FIRST_BAKE)
    const html = page.locator('html')
    const wrap = page.getByRole('main').getByRole('button', { name: messages.code.wrap, exact: true }).first()
    await expect(wrap).toHaveAttribute('aria-pressed', 'false')
    await wrap.dispatchEvent('click')
    await expect(html).toHaveAttribute('data-wrap', '')
    await expect(wrap).toHaveAttribute('aria-pressed', 'true')
    expect(await stored(page, 'code.wrap')).toBe('true')
    await wakeUp()
    await expect(wrap).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(wrap).toHaveAttribute('aria-pressed', 'true')
    await wrap.dispatchEvent('click')
    await expect(html).not.toHaveAttribute('data-wrap')
    await expect(wrap).toHaveAttribute('aria-pressed', 'false')
  })

  test('Copy', async ({ page }) => {
    const copied = await watchClipboard(page)
    const { wakeUp } = await openAsleep(page, PROBES)
    const block = page.locator('#article .code').first()
    const button = block.locator('.copy')
    await block.hover()
    await button.click()
    await expect(button).toHaveText(messages.copyCode.copied)
    await expect(page.getByRole('status').filter({ hasText: messages.copyCode.copied })).toHaveCount(1)
    const code = (await block.locator('code').textContent())!.replace(/\n$/, '')
    expect(await copied()).toEqual([code])
    await wakeUp()
    await expect(button).toHaveText(messages.copyCode.copy)
    expect(await copied()).toEqual([code])
    await button.click()
    await expect.poll(copied).toEqual([code, code])
  })

  test('Copy page, while React takes over', async ({ page }) => {
    const problems = watchProblems(page)
    const copied = await watchClipboard(page)
    const { wakeUp } = await openAsleep(page, PROBES)
    const menu = page.locator('[data-copies]')
    await menu.getByText(messages.copyPage.menu).click()
    await menu.getByRole('button', { name: messages.copyPage.copy }).click()
    await expect(menu).toHaveAttribute('data-said', messages.copyPage.copied)
    await expect(page.getByRole('status').filter({ hasText: messages.copyPage.copied })).toHaveCount(1)
    await wakeUp()
    expect(await copied()).toEqual([expect.stringMatching(/^# Temperature probes/)])
    await expect(menu).not.toHaveAttribute('data-said')
    expect(problems).toEqual([])
  })

  test('collapsing the sidebar', async ({ page }) => {
    const { wakeUp } = await openAsleep(page, PROBES)
    const collapse = page.getByRole('button', { name: messages.navigation.collapse })
    const expand = page.getByRole('button', { name: messages.navigation.expand })
    await expect(collapse).toHaveAttribute('aria-expanded', 'true')
    await collapse.click()
    await expect(expand).toHaveAttribute('aria-expanded', 'false')
    await expect(sidebar(page)).toBeHidden()
    await wakeUp()
    await expect(sidebar(page)).toBeHidden()
    await expand.click()
    await expect(collapse).toHaveAttribute('aria-expanded', 'true')
    await expect(sidebar(page)).toBeVisible()
  })

  test('a sidebar category', async ({ page }) => {
    const { wakeUp } = await openAsleep(page, PROBES)
    const { details, toggle } = category(page, 'Rollouts')
    await expect(details).toHaveAttribute('open')
    await toggle.click()
    await expect(details).not.toHaveAttribute('open')
    await wakeUp()
    await expect(details).not.toHaveAttribute('open')
    await toggle.click()
    await expect(details).toHaveAttribute('open')
  })

  test('tabs, in sync across a group', async ({ page }) => {
    const { wakeUp } = await openAsleep(page, '/integrate/simulator')
    const yarn = page.getByRole('radio', { name: 'Yarn' })
    await yarn.first().check()
    await expect(yarn.last()).toBeChecked()
    expect(await stored(page, 'tabs.manager')).toBe('yarn')
    await wakeUp()
    await expect(yarn.first()).toBeChecked()
    await expect(yarn.last()).toBeChecked()
  })

  test('a menu opens, moves focus with arrow keys, and closes on Escape or a click outside', async ({ page }) => {
    const { wakeUp } = await openAsleep(page, PROBES)
    const menu = page.getByRole('banner').locator('[data-menu]').first()
    const summary = menu.locator('summary')
    const links = menu.getByRole('link')
    const leave = () => page.mouse.move(600, 700)
    await summary.click()
    await leave()
    await expect(links.first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(summary).toBeFocused()
    await expect(links.first()).toBeHidden()
    await summary.click()
    await leave()
    await expect(links.first()).toBeVisible()
    await page.mouse.click(600, 5)
    await expect(links.first()).toBeHidden()
    await summary.click()
    await leave()
    await wakeUp()
    await expect(links.first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(links.first()).toBeHidden()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 800 } })

    test('going back from the sidebar to the main menu', async ({ page }) => {
      const { wakeUp } = await openAsleep(page, PROBES)
      const mainMenu = page.getByRole('navigation', { name: messages.navigation.mainMenu })
      const openPanel = () => page.getByRole('button', { name: messages.navigation.open }).click()
      await openPanel()
      await expect(sidebar(page).locator('[aria-current=page]')).toBeInViewport()
      await page.getByRole('button', { name: messages.navigation.back }).click()
      await expect(mainMenu).toBeVisible()
      await expect(sidebar(page)).toBeHidden()
      await wakeUp()
      await expect(mainMenu).toBeVisible()
      await page.keyboard.press('Escape')
      await openPanel()
      await expect(sidebar(page)).toBeVisible()
      await expect(mainMenu).toBeHidden()
    })

    test('the table of contents opens, and closes when a heading is chosen', async ({ page }) => {
      await openAsleep(page, PROBES)
      const bar = page.locator('main [data-menu]').first()
      await bar.locator('summary').click()
      const link = bar.getByRole('link').last()
      await link.click()
      await expect(link).toBeHidden()
      await expect(page).toHaveURL(/#/)
    })
  })
})

test.describe('A reader who leaves loads the next page without loading this page’s application', () => {
  test('clicking a link', async ({ page }) => {
    const apps = watchRequests(page, (request) => APP.test(request.url()))
    await page.goto(PROBES)
    await sidebar(page).locator('a[href="/fleet/kitchens/sharing"]').last().click()
    await expect(page).toHaveURL('/fleet/kitchens/sharing')
    expect(apps).toEqual([])
  })

  test('resting on a link loads nothing; moving on from it loads the application', async ({ page }) => {
    const apps = watchRequests(page, (request) => APP.test(request.url()))
    await page.goto(PROBES)
    await sidebar(page).locator('a[href="/fleet/kitchens/sharing"]').last().hover()
    expect(apps).toEqual([])
    await page.mouse.move(640, 400)
    await awake(page)
    expect(apps).toHaveLength(1)
  })
})
