import type { Page } from 'playwright-core'
import { addressOf, openPage, settle, withReader, type Conditions, type OpenSite } from './browser.ts'
import { bytesOf } from './page.ts'

export interface SearchSample {
  /** Bytes from opening search until the first results are shown and the network is idle; the pointer has moved before. */
  bytes: number
  /** Time from the last key of the first query to the frame with the expected result, in ms; `undefined` if it isn't found. */
  first: Partial<Record<Conditions, number>>
  /** The same for a second query with everything loaded. */
  warm: Partial<Record<Conditions, number>>
  /** Whether a query with transposed letters finds the page. */
  findsTypo: boolean
}

/** Time between keys of a fast typist. */
const KEY_MS = 80
const PATIENCE_MS = 12_000

/** Searches for the specimen's queries. Rejects if search doesn't open. */
export async function measureSearch(open: OpenSite): Promise<SearchSample> {
  const sample: SearchSample = { bytes: 0, first: {}, warm: {}, findsTypo: false }
  for (const conditions of ['fast', 'slow'] as const) {
    await withReader(open, conditions, async (page) => {
      const { query, expected, typo, typoExpected } = open.specimen
      await page.addInitScript(watchResults)
      await openPage(page, addressOf(open, open.specimen.page))
      await page.mouse.move(700, 500)
      await page.mouse.move(705, 505)
      await settle(open, page)
      open.server.takeSent()
      await openSearch(open, page)
      note(sample.first, conditions, await ask(open, page, { query, expected }))
      await settle(open, page)
      if (conditions === 'fast') sample.bytes = bytesOf(open.server.takeSent())
      // The same query after another one: everything is loaded, but the result must be computed again.
      await ask(open, page, { query: typoExpected, expected: typoExpected })
      note(sample.warm, conditions, await ask(open, page, { query, expected }))
      if (conditions === 'fast') sample.findsTypo = (await ask(open, page, { query: typo, expected: typoExpected })) !== undefined
    })
  }
  return sample
}

function note(times: Partial<Record<Conditions, number>>, conditions: Conditions, ms: number | undefined): void {
  if (ms !== undefined) times[conditions] = ms
}

/** Opens search, with retries, since some buttons do nothing before their script has run. */
async function openSearch({ site }: OpenSite, page: Page): Promise<void> {
  const { openSearch: open, searchField } = site.generator.reader!
  const field = page.locator(searchField).first()
  for (let tries = 0; tries < 3; tries++) {
    await Promise.allSettled([open(page), field.waitFor({ timeout: PATIENCE_MS })])
    if (await field.isVisible()) return
  }
  throw new Error(`Search of ${site.generator.name} never opened.`)
}

/** @returns milliseconds from the last key to the expected result; `undefined` if it doesn't appear */
async function ask({ site }: OpenSite, page: Page, { query, expected }: { query: string; expected: string }): Promise<number | undefined> {
  const { searchField, searchResult } = site.generator.reader!
  const field = page.locator(searchField).first()
  await field.fill('')
  await field.pressSequentially(query.slice(0, -1), { delay: KEY_MS })
  await page.evaluate(([result, words]) => window.benchExpect(result!, words!), [searchResult, expected])
  await field.press(query.at(-1)!)
  try {
    await page.waitForFunction(() => window.benchFound !== undefined, undefined, { timeout: PATIENCE_MS })
    return await page.evaluate(() => window.benchFound)
  } catch {
    return undefined
  }
}

declare global {
  interface Window {
    benchExpect: (selector: string, words: string) => void
    benchFound: number | undefined
  }
}

/** Measures the time from the next key until a result with these words is drawn. */
function watchResults(): void {
  window.benchExpect = (selector, words) => {
    window.benchFound = undefined
    const isFound = () =>
      [...document.querySelectorAll(selector)].some((result) => result.textContent.toLowerCase().includes(words.toLowerCase()))
    const start = (event: KeyboardEvent) => {
      const watch = () => {
        if (isFound()) window.benchFound = performance.now() - event.timeStamp
        else requestAnimationFrame(watch)
      }
      requestAnimationFrame(watch)
    }
    addEventListener('keydown', start, { capture: true, once: true })
  }
}
