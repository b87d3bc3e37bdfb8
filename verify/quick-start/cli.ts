// npm run quick-start: follows docs/dev-docs/quick-start.mdx from an empty folder.
//   --update   writes the real responses and the screenshots to the page

import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { differences, recordings, withRecordings, writeDocument } from '../harness/record.ts'
import { workFolder } from '../harness/paths.ts'
import { Admin } from '../screenshots/admin.ts'
import { launchBrowser, openPage } from '../screenshots/browser.ts'
import { SCALE } from '../screenshots/session.ts'
import { watchTraffic } from '../screenshots/traffic.ts'
import { Steady } from './answers.ts'
import { createTrailGuide } from './create.ts'
import { Guide } from './guide.ts'
import { Overhearing } from './overhear.ts'
import { Pictures } from './pictures.ts'
import { Reader } from './reader.ts'
import { steps } from './steps.ts'
import type { Walk } from './walk.ts'

/** Labels that the walkthrough can't use: this one is about `npm run start`. */
const NOT_ON_THE_WAY = new Set(['Create new collection type'])

async function main(): Promise<void> {
  const started = Date.now()
  const guide = await Guide.read()
  const folder = await mkdtemp(join(tmpdir(), 'quick-start-'))
  let admin: Admin | undefined
  let browser: Browser | undefined
  let server: Overhearing | undefined
  const end = () => {
    admin?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      end()
      process.exit(130)
    })
  }
  try {
    const app = await inStep('Run the installer', () => createTrailGuide(guide, folder))
    const running = (admin = await inStep('Register the first administrator', () => Admin.start({ app })))
    browser = await launchBrowser()
    server = await Overhearing.listen(admin.address)
    const page = await openPage(browser, { mode: 'light', scale: SCALE, clockRuns: true })
    watchTraffic(page)
    const walk: Walk = {
      guide,
      page,
      pictures: new Pictures(),
      server,
      answers: new Map(),
      steady: new Steady(),
      terminal: () => running.output,
      address: admin.address,
    }
    for (const { section: title, follow } of steps) {
      const section = guide.section(title)
      await inStep(
        title,
        () => follow(new Reader(walk.page, section), walk),
        () => section.last,
      )
    }
    await finish(walk)
    const seconds = Math.round((Date.now() - started) / 1000)
    console.log(`The quick start works as described. ${walk.answers.size} requests, ${walk.pictures.names.length} pictures, ${seconds} s.`)
  } catch (error) {
    const [page] = browser?.contexts().flatMap((context) => context.pages()) ?? []
    if (page) {
      const seen = join(workFolder, 'quick-start.png')
      await mkdir(workFolder, { recursive: true })
      await page.screenshot({ path: seen })
      console.error(`The screen at that moment: ${seen}`)
    }
    throw error
  } finally {
    await browser?.close()
    server?.stop()
    admin?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs a step; an error includes the section and the last label. */
async function inStep<T>(title: string, run: () => Promise<T>, label: () => string | undefined = () => undefined): Promise<T> {
  const started = Date.now()
  try {
    const result = await run()
    console.log(`${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
    return result
  } catch (error) {
    const last = label()
    const where = last === undefined ? `“${title}”` : `“${title}”, at **${last}**`
    throw new Error(`docs/dev-docs/quick-start.mdx, ${where}: ${(error as Error).message}`, { cause: error })
  }
}

/** Compares the page with the results, or updates it. */
async function finish({ guide, answers, pictures }: Walk): Promise<void> {
  const problems: string[] = []
  for (const { section } of steps) {
    const unread = guide.section(section).unread.filter((label) => !NOT_ON_THE_WAY.has(label))
    if (unread.length > 0)
      problems.push(`“${section}” names ${unread.map((label) => `**${label}**`).join(', ')}, which the walkthrough doesn’t use.`)
  }
  for (const { first } of guide.unused) problems.push(`docs/dev-docs/quick-start.mdx:${first}  The walkthrough doesn’t run this sample.`)
  for (const name of pictures.names)
    if (!guide.document.source.includes(`name="${name}"`)) problems.push(`docs/dev-docs/quick-start.mdx doesn’t show the picture ${name}.`)
  const recorded = recordings(guide.document, { answers, effects: new Map() })
  const update = process.argv.includes('--update')
  const wrong = [...recorded.failures, ...(update ? [] : differences(recorded.recordings))]
  problems.push(...wrong.map(({ line, message }) => `docs/dev-docs/quick-start.mdx:${line}  ${message}`))
  if (problems.length > 0) throw new Error(problems.join('\n\n'))
  if (!update) return
  await writeDocument(guide.document, withRecordings(guide.document, recorded.recordings))
  await pictures.save()
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
