import { test as original, type Browser, type BrowserContext, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

interface Shared {
  browser: Browser
  /** The options its context was created with, as a string. */
  options: string
  context: BrowserContext
  /** A page without script that opens the tests' pages, which keeps their process. */
  opener: Page
  /** Whether a test has changed the context for good. */
  isSpent: boolean
}

/** What the last test of this worker used. */
let shared: Shared | undefined

/**
 * Like Playwright's `test`, but consecutive tests with the same options share a context, which is emptied after each test, and each
 * test's page is opened in the same process, which has compiled the site's code and styles before: that saves 30% of a test's processor
 * time. The next test gets another context if one has installed a clock or allowed service workers. Tests that depend on a cold cache or
 * on other options need Playwright's own `test`, as do tests that change the context otherwise: with `context.route`, for example. After
 * a failed test, Playwright starts another worker, and thereby another context.
 */
export const test = original.extend({
  context: async (
    {
      browser,
      baseURL,
      colorScheme,
      forcedColors,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      reducedMotion,
      serviceWorkers,
      timezoneId,
      viewport,
    },
    use,
  ) => {
    const options = JSON.stringify({
      baseURL,
      colorScheme,
      forcedColors,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      reducedMotion,
      serviceWorkers,
      timezoneId,
      viewport,
    })
    if (shared?.browser !== browser || shared.options !== options || shared.isSpent) {
      await shared?.context.close()
      // With the options of the test.
      const context = await browser.newContext()
      const opener = await context.newPage()
      await opener.goto('robots.txt')
      const made = { browser, options, context, opener, isSpent: serviceWorkers !== 'block' }
      const install = context.clock.install.bind(context.clock)
      context.clock.install = (time) => {
        made.isSpent = true
        return install(time)
      }
      shared = made
    }
    const { context, opener } = shared
    await use(context)
    await Promise.all(context.pages().map((page) => page !== opener && page.close()))
    await Promise.all([
      context.clearCookies(),
      context.clearPermissions(),
      context.setOffline(false),
      opener.evaluate(() => localStorage.clear()),
    ])
  },
  page: async ({ context }, use) => {
    const opened = context.waitForEvent('page')
    await shared!.opener.evaluate(() => {
      open()!.opener = null
    })
    await use(await opened)
  },
})
