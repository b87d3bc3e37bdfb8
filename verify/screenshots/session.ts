import type { Browser, Page } from '@playwright/test'
import { NOW, openPage } from './browser.ts'
import { watchTraffic } from './traffic.ts'
import { emailOf, PASSWORD, type User } from './user.ts'

/** Device pixels per CSS pixel. */
export const SCALE = 2
/** How long the first page may take, in milliseconds. */
const FIRST_VISIT = 180_000
/** A page that everybody has, and what is on it. */
const BETWEEN = '/me'
const BETWEEN_SIGN = 'Interface language'

/** Windows of the admin panel, one for each user, opened when first asked for. */
export class Sessions {
  readonly #browser: Browser
  readonly #address: string
  readonly #windows = new Map<User, Promise<Page>>()
  /** What the local storage held after logging in. */
  readonly #storage = new Map<User, Record<string, string>>()

  constructor(browser: Browser, address: string) {
    this.#browser = browser
    this.#address = address
  }

  /** The window of a user, as it was after logging in. */
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
   * Goes to a path below `/admin` as a link would: loading the admin panel anew costs twenty times as much. What the last
   * picture left open or unsaved is gone on the way, because every page is left by way of another one.
   * @param fresh has it loaded anew: what it knows of the database isn't true any more
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
    // Following the system's color scheme, a window changes from light to dark without losing what is open in it.
    const page = await openPage(this.#browser, {
      mode: 'light',
      scale: SCALE,
      storage: { GUIDED_TOUR_SKIPPED: 'true', STRAPI_THEME: 'system' },
    })
    watchTraffic(page)
    // The first visit has the admin panel bundle its packages.
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
