import type { Locator, Page } from '@playwright/test'
import { VIEWPORT } from '../screenshots/browser.ts'
import { photograph, type Photograph } from '../screenshots/camera.ts'
import { hang, QUICK_START, removeOthers } from '../screenshots/gallery.ts'

interface Subject {
  /** Elements that must be visible, and are in the screenshot. */
  show: Locator[]
  /** Margin in CSS pixels. */
  margin?: number
  /** Height of the window in CSS pixels, if different from the default. */
  height?: number
}

/** Screenshots in light and dark, which are only saved after a successful walkthrough. */
export class Pictures {
  readonly #taken = new Map<string, Photograph>()

  /** @param name after the prefix `quick-start-` */
  async take(page: Page, name: string, { show, margin = 24, height = VIEWPORT.height }: Subject): Promise<void> {
    await page.mouse.move(0, 0)
    await page.setViewportSize({ ...VIEWPORT, height })
    const places = show.map((element) => () => element)
    this.#taken.set(QUICK_START + name, await photograph(page, { ready: places, crop: places, margin }))
    await page.setViewportSize(VIEWPORT)
  }

  /** Names of the screenshots. */
  get names(): string[] {
    return [...this.#taken.keys()]
  }

  /** Saves the screenshots for pages. */
  async save(): Promise<void> {
    for (const [name, picture] of this.#taken) await hang(name, picture)
    await removeOthers(this.names, (name) => name.startsWith(QUICK_START))
  }
}
