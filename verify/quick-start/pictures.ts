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
  /** Elements that the page can number, by name. */
  markers?: Record<string, Locator>
}

/** Screenshots in light and dark, which are only saved after a successful walkthrough. */
export class Pictures {
  readonly #taken = new Map<string, Photograph>()

  /** @param name after the prefix `quick-start-` */
  async take(page: Page, name: string, { show, margin = 24, height = VIEWPORT.height, markers = {} }: Subject): Promise<void> {
    await page.mouse.move(0, 0)
    await page.setViewportSize({ ...VIEWPORT, height })
    const places = show.map((element) => () => element)
    const marked = Object.fromEntries(Object.entries(markers).map(([marker, element]) => [marker, () => element]))
    const view = { ready: places, crop: places, margin, ...(Object.keys(marked).length > 0 && { markers: marked }) }
    this.#taken.set(QUICK_START + name, await photograph(page, view))
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
