import { existsSync, readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { still, wake } from '../support/app.ts'
import { sites } from '../support/sites.ts'
import { devices, engineStates, siteStates, type Device, type State } from './states.ts'

/** Tolerates antialiasing differences between Chromium builds. */
const TOLERANCE = { threshold: 0.2, maxDiffPixelRatio: 0.002 }

const groups = [
  { base: sites.product.url, states: engineStates },
  { base: sites.own.url, states: siteStates },
]

// With a language model, the dialog's text would differ between browsers.
test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'LanguageModel')))

for (const { base, states } of groups) {
  for (const [name, state] of Object.entries(states)) {
    test(`${name} matches its screenshots`, async ({ page }) => {
      test.slow()
      for (const device of Object.keys(devices) as Device[]) {
        if (state.only !== undefined && state.only !== device) continue
        await page.setViewportSize(devices[device])
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await arrive(page, new URL(state.route, base).href, state, device)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), colorScheme)
          await shown(page, state)
          const file = `${name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}-${device}-${colorScheme}.png`
          const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
          // Comparing bytes is faster than comparing pixels, and most screenshots are identical.
          if (!isAsKept(picture, test.info().snapshotPath(file))) expect.soft(picture).toMatchSnapshot(file, TOLERANCE)
        }
      }
    })
  }
}

function isAsKept(picture: Buffer, file: string): boolean {
  return existsSync(file) && picture.equals(readFileSync(file))
}

/** Opens the page and applies the state. */
async function arrive(page: Page, address: string, { act }: State, device: Device): Promise<void> {
  await page.goto(address)
  // Clears the state of the previous device, as on a first visit.
  const hadSomething = await page.evaluate(() => {
    const stores = [localStorage, sessionStorage].filter(({ length }) => length > 0)
    for (const store of stores) store.clear()
    return stores.length > 0
  })
  if (hadSomething) await page.goto(address)
  // Either without the application or with it fully loaded: an interaction and a pointer move load it.
  if (act === undefined) return
  await wake(page)
  await act(page, device)
  await page.mouse.move(0, 0)
}

/** Resolves when the images of the color mode are loaded, below the heading of the state. */
async function shown(page: Page, { heading }: State): Promise<void> {
  await page.evaluate(() => {
    for (const time of document.querySelectorAll('time')) time.textContent = 'a date'
    for (const picture of document.images) picture.loading = 'eager'
    const pictures = [...document.images].filter((image) => image.checkVisibility())
    return Promise.all(pictures.map((image) => image.decode().catch(() => {})))
  })
  if (heading !== undefined) {
    const title = page.locator('#article h2').filter({ hasText: new RegExp(`^${heading}`) })
    await title.evaluate((element) => element.scrollIntoView())
  }
  await still(page)
}
