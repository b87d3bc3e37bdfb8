import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import type { Specimen } from '../specimen.ts'
import { laySite, type Site } from '../site.ts'
import { cpuOf, endTree, listening, start } from './process.ts'

export interface DevSample {
  /** Time from the command to the page's title on the screen without caches, in ms. */
  start: number
  /** CPU time of the server until then, in seconds. */
  cpu: number
  /** Times from saving a file to the frame with the new text for each edit, in ms. */
  edits: number[]
}

const EDITS = 5
const PATIENCE_MS = 600_000

/** Starts a site's development server, and edits a page. Rejects if a change doesn't appear. */
export async function measureDevServer({
  site,
  specimen,
  browser,
}: {
  site: Site
  specimen: Specimen
  browser: Browser
}): Promise<DevSample> {
  const { generator, corpus, dir, env } = site
  const port = Number(process.env.BENCH_PORT ?? 4204)
  const title = corpus.pages.find(({ route }) => route === specimen.page)!.title
  laySite(site)
  const page = await browser.newPage()
  const started = Date.now()
  const server = start(generator.dev!(port), { cwd: dir, env: { ...env, HOST: '127.0.0.1', PORT: String(port) }, stdio: 'ignore' })
  try {
    // Before that, each failed attempt of the browser would take CPU time from the server.
    await listening(port, PATIENCE_MS)
    await openWhenReady(page, `http://127.0.0.1:${port}${generator.address(specimen.page)}`, title)
    const shown = Date.now() - started
    const cpu = cpuOf(server.pid!)
    await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS })
    const edits: number[] = []
    for (let edit = 0; edit < EDITS; edit++) {
      edits.push(await timeEdit(page, join(dir, generator.docs, `${specimen.page}.md`), edit))
      await sleep(1000)
    }
    return { start: shown, cpu, edits }
  } finally {
    await page.close()
    await endTree(server)
  }
}

async function openWhenReady(page: Page, address: string, title: string): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(50)) {
    try {
      const response = await page.goto(address, { waitUntil: 'commit', timeout: PATIENCE_MS })
      if (!response?.ok()) continue
      await page.locator('h1', { hasText: title }).first().waitFor({ timeout: PATIENCE_MS })
      return
    } catch (error) {
      if (!String(error).includes('ERR_CONNECTION') && !String(error).includes('interrupted')) throw error
    }
  }
  throw new Error(`${address} was never shown.`)
}

async function timeEdit(page: Page, file: string, edit: number): Promise<number> {
  const words = `Edited for the bench, number ${edit}.`
  const shown = page.waitForFunction((words) => document.body.textContent.includes(words) && Date.now(), words, {
    polling: 'raf',
    timeout: 60_000,
  })
  await sleep(100)
  const saved = Date.now()
  appendFileSync(file, `\n${words}\n`)
  return Number(await (await shown).jsonValue()) - saved
}
