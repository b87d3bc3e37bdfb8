import type { Browser, Page } from '@playwright/test'
import { NOW, openPage } from './browser.ts'
import { watchTraffic } from './traffic.ts'
import { emailOf, PASSWORD, type User } from './user.ts'

/** Device pixels per CSS pixel. */
export const SCALE = 2
/** Time limit for the first page, in milliseconds. */
const FIRST_VISIT = 180_000
/** A page that all users can open, and a text on it. */
const BETWEEN = '/me'
const BETWEEN_SIGN = 'Interface language'

/** One window of the admin panel per user, opened on demand. */
export class Sessions {
  readonly #browser: Browser
  readonly #address: string
  readonly #windows = new Map<User, Promise<Page>>()
  /** Local storage after the login. */
  readonly #storage = new Map<User, Record<string, string>>()

  constructor(browser: Browser, address: string) {
    this.#browser = browser
    this.#address = address
  }

  /** A user's window in its state after the login. */
  async window(user: User): Promise<Page> {
    let window = this.#windows.get(user)
    if (!window) this.#windows.set(user, (window = this.#open(user)))
    const page = await window
    await page.clock.setFixedTime(NOW)
    await page.mouse.move(0, 0)
    await page.evaluate((entries) => {
      localStorage.clear()
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, this.#storage.get(user)!)
    return page
  }

  /**
   * Navigates to a path below `/admin` like a link, because reloading the admin panel takes twenty times as long. Goes through another page,
   * so state of the last screenshot that is still open or unsaved is discarded.
   * @param fresh reloads the admin panel, because its cached data is outdated
   */
  async visit(page: Page, path: string, fresh: boolean): Promise<void> {
    const isInside = !fresh && (await page.evaluate(() => sessionStorage.getItem('jwtToken') ?? localStorage.getItem('jwtToken'))) !== null
    if (!isInside) {
      await page.goto(`${this.#address}/admin${path}`)
      return
    }
    for (const [next, sign] of [[BETWEEN, BETWEEN_SIGN], [path]] as const) {
      await page.evaluate((url) => {
        history.pushState(null, '', url)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
      }, `/admin${next}`)
      if (sign !== undefined) await page.getByText(sign).first().waitFor()
    }
  }

  async #open(user: User): Promise<Page> {
    // The theme follows the system's color scheme, so a window can switch to dark without losing its state.
    const page = await openPage(this.#browser, {
      mode: 'light',
      scale: SCALE,
      storage: { GUIDED_TOUR_SKIPPED: 'true', STRAPI_THEME: 'system' },
    })
    watchTraffic(page)
    // The admin panel bundles its packages on the first visit.
    page.setDefaultNavigationTimeout(FIRST_VISIT)
    await page.goto(`${this.#address}/admin/auth/login`)
    await page.getByLabel('Email').waitFor({ timeout: FIRST_VISIT })
    if (user !== 'nobody') {
      await page.getByLabel('Email').fill(emailOf(user))
      await page.getByLabel('Password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Login' }).click()
      await page.getByRole('link', { name: 'Content Manager' }).first().waitFor()
    }
    this.#storage.set(user, await page.evaluate(() => ({ ...localStorage }) as Record<string, string>))
    return page
  }
}
