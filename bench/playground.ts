/*
 * Measures how long readers wait for a response of Strapi in their browser: from pressing Run on a hydrated page to the response on the
 * screen. Prints a table; no test depends on it. Linux only.
 *
 *   node --import ./scripts/typescript.mjs bench/playground.ts [--out DIR] [--page ROUTE] [--runs 5]
 */
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { CERTIFICATE, launchBrowser } from './measure/browser.ts'
import { slowRenderers } from './measure/slow-processor.ts'
import { FAST, SLOW_4G, StaticServer } from './measure/static-server.ts'
import { median } from './statistics.ts'
import { table } from './table.ts'

const CONDITIONS = [
  { name: 'fast line', line: FAST, rate: 1 },
  { name: 'fast line, 4 × slower processor', line: FAST, rate: 4 },
  { name: 'Slow 4G', line: SLOW_4G, rate: 1 },
  { name: 'Slow 4G, 4 × slower processor', line: SLOW_4G, rate: 4 },
]
/** Number of samples to run after the first one. */
const LATER = 6
/** Time in ms after the first response, which readers look at before they run another sample. */
const READING_MS = 2000
const PATIENCE_MS = 60_000

interface Sample {
  /** Time from the click to the response on the page, in ms. */
  first: number
  later: number
  /** Bytes sent for the first response. */
  bytes: number
}

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(import.meta.dirname, '../dist') },
    page: { type: 'string', default: '/dev-docs/api/rest/filters-locale-publication' },
    runs: { type: 'string', default: '5' },
  },
})

const server = new StaticServer(resolve(values.out), CERTIFICATE)
const origin = await server.listen()
try {
  // The first request makes the server compress files.
  await measure(CONDITIONS[0]!)
  const rows: string[][] = []
  for (const conditions of CONDITIONS) {
    const samples: Sample[] = []
    while (samples.length < Number(values.runs)) samples.push(await measure(conditions))
    const [first, later, bytes] = (['first', 'later', 'bytes'] as const).map((key) => samples.map((sample) => sample[key]))
    const range = `${Math.round(Math.min(...first!))}–${Math.round(Math.max(...first!))}`
    rows.push([
      conditions.name,
      `${Math.round(median(first!))} ms`,
      range,
      `${Math.round(median(later!))} ms`,
      `${(median(bytes!) / 1000).toFixed(1)} kB`,
      loadavg()[0]!.toFixed(1),
    ])
  }
  console.log(table(['', `first answer, median of ${values.runs}`, 'all', 'later ones', 'sent for the first', 'load of the machine'], rows))
} finally {
  server.close()
}

/** Uses a new browser each time, without caches. */
async function measure({ line, rate }: (typeof CONDITIONS)[number]): Promise<Sample> {
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 1350, height: 940 } })
    context.setDefaultTimeout(PATIENCE_MS)
    const page = await context.newPage()
    server.line = FAST
    await page.goto(origin + values.page)
    await page.mouse.move(300, 300)
    await page.mouse.move(305, 305)
    await page.locator('button.run').first().waitFor()
    await server.quiet()
    server.takeSent()
    server.line = line
    const end = slowRenderers(rate)
    try {
      const first = await press(page, 0)
      const bytes = server.takeSent().reduce((sum, sent) => sum + sent.bytes, 0)
      await page.waitForTimeout(READING_MS)
      const later: number[] = []
      for (let index = 1; index <= LATER; index++) later.push(await press(page, index))
      return { first, later: median(later), bytes }
    } finally {
      await end()
    }
  } finally {
    await browser.close()
  }
}

/** Presses a sample's Run button, and waits for the response. @returns the time in ms */
function press(page: Page, index: number): Promise<number> {
  return page.evaluate(async (at) => {
    const button = document.querySelectorAll<HTMLElement>('button.run')[at]!
    const before = document.querySelectorAll('.run-status b').length
    const { promise, resolve } = Promise.withResolvers<number>()
    const look = () => document.querySelectorAll('.run-status b').length > before && resolve(performance.now())
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    const start = performance.now()
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    button.click()
    const end = await promise
    observer.disconnect()
    return end - start
  }, index)
}
