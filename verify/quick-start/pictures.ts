import type { Locator, Page } from '@playwright/test'
import { VIEWPORT } from '../screenshots/browser.ts'
import { photograph, type Photograph } from '../screenshots/camera.ts'
import { hang, QUICK_START, removeOthers } from '../screenshots/gallery.ts'

interface Subject {
  /** What must be on the screen, and in the picture. */
  show: Locator[]
  /** CSS pixels around it. */
  margin?: number
  /** Height of the window, in CSS pixels, where it isn't the usual one. */
  height?: number
}

/** Pictures of what is on the screen, light and dark. They are kept until the walk has succeeded. */
export class Pictures {
  readonly #taken = new Map<string, Photograph>()

  /** @param name what documents call it, after `quick-start-` */
  async take(page: Page, name: string, { show, margin = 24, height = VIEWPORT.height }: Subject): Promise<void> {
    await page.mouse.move(0, 0)
    await page.setViewportSize({ ...VIEWPORT, height })
    const places = show.map((element) => () => element)
    this.#taken.set(QUICK_START + name, await photograph(page, { ready: places, crop: places, margin }))
    await page.setViewportSize(VIEWPORT)
  }

  /** What documents call the pictures that were taken. */
  get names(): string[] {
    return [...this.#taken.keys()]
  }

  /** Writes them where pages find pictures. */
  async save(): Promise<void> {
    for (const [name, picture] of this.#taken) await hang(name, picture)
    await removeOthers(this.names, (name) => name.startsWith(QUICK_START))
  }
}
