// npm run screenshots [names]: takes the documentation's screenshots of the admin panel.
//   --open          keeps an admin panel running, and prints the argument for --studio
//   --measure       only measures the positions of markers
//   --studio FILE   uses the admin panel that --open started

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { workFolder } from '../harness/paths.ts'
import { AdminApi } from './admin-api.ts'
import { areas } from './areas.ts'
import { launchBrowser, VIEWPORT } from './browser.ts'
import { photograph, type Photograph } from './camera.ts'
import { checkWeight, hang, label, QUICK_START, removeOthers } from './gallery.ts'
import { Sessions } from './session.ts'
import type { Shot } from './shot.ts'
import { announce, openStudio, tidy, type Studio } from './studio.ts'

const shots = areas.flatMap((area) => area.shots)

async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { open: { type: 'boolean' }, measure: { type: 'boolean' }, studio: { type: 'string' } },
  })
  const chosen = choose(positionals)
  const save = values.measure ? labelOnly : hang
  if (values.studio !== undefined) return takeAll(JSON.parse(await readFile(values.studio, 'utf8')) as Studio, chosen, save)
  const { studio, close } = await openStudio()
  try {
    if (values.open) return await keepOpen(studio)
    await takeAll(studio, chosen, save)
    if (chosen === shots && !values.measure)
      await removeOthers(
        shots.map(({ name }) => name),
        (name) => !name.startsWith(QUICK_START),
      )
  } finally {
    await close()
  }
}

/** Selects shots by name or area; all by default. */
function choose(names: string[]): Shot[] {
  const twice = shots.find((shot, index) => shots.findIndex(({ name }) => name === shot.name) !== index)
  if (twice) throw new Error(`Two screenshots have the name "${twice.name}".`)
  if (names.length === 0) return shots
  return names.flatMap((name) => {
    const found = areas.find((area) => area.name === name)?.shots ?? shots.filter((shot) => shot.name === name)
    if (found.length === 0) throw new Error(`There is no screenshot "${name}". Known: ${shots.map((shot) => shot.name).join(', ')}.`)
    return found
  })
}

async function keepOpen(studio: Studio): Promise<void> {
  console.log(
    `Open at ${studio.address}/admin. To take screenshots there:\n  npm run screenshots -- --studio ${await announce(studio)} [names]`,
  )
  await new Promise((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
}

/** Takes screenshots, continuing after failures. */
async function takeAll(studio: Studio, chosen: Shot[], save: Save): Promise<void> {
  const browser = await launchBrowser()
  const failures: string[] = []
  try {
    const sessions = new Sessions(browser, studio.address)
    const api = await AdminApi.logIn(studio.address)
    const state = { isStale: false }
    for (const shot of chosen) {
      const failure = await take(shot, { studio, sessions, api, state, save })
      if (failure === undefined) continue
      failures.push(failure)
      console.log(failure)
    }
  } finally {
    await browser.close()
  }
  console.log(`${chosen.length - failures.length} screenshots taken, in light and dark mode. static/img/admin/ has ${await checkWeight()}`)
  if (failures.length > 0) throw new Error(`\n${failures.join('\n\n')}`)
}

/** @returns sizes of the written files, in bytes */
type Save = (name: string, photograph: Photograph) => Promise<number[]>

async function labelOnly(...args: Parameters<Save>): Promise<number[]> {
  await label(...args)
  return []
}

interface Means {
  save: Save
  /** Whether open windows may show outdated content of the database. */
  state: { isStale: boolean }
  studio: Studio
  sessions: Sessions
  api: AdminApi
}

/** @returns a sentence about a failure, if any */
async function take(shot: Shot, { studio, sessions, api, state, save }: Means): Promise<string | undefined> {
  const page = await sessions.window(shot.user ?? 'kai')
  try {
    await page.setViewportSize({ width: shot.width ?? VIEWPORT.width, height: shot.height ?? VIEWPORT.height })
    await sessions.visit(page, shot.path, state.isStale)
    state.isStale = false
    await shot.prepare?.(page, api)
    const weights = await save(shot.name, await photograph(page, shot))
    console.log(`${shot.name}: ${weights.map((bytes) => `${Math.round(bytes / 1000)} kB`).join(', ')}`)
    return undefined
  } catch (error) {
    const seen = join(workFolder, 'screenshots', `${shot.name}.png`)
    await mkdir(join(workFolder, 'screenshots'), { recursive: true })
    await writeFile(seen, await page.screenshot())
    state.isStale = true
    return `The picture "${shot.name}" can’t be taken; has the interface changed? ${reasonOf(error as Error)}\nThe screen at that moment: ${seen}`
  } finally {
    if (await tidy(studio)) state.isStale = true
  }
}

/** Extracts the action and its target from an error of Playwright. */
function reasonOf({ message }: Error): string {
  const lines = message.split('\n').map((line) => line.trim())
  const awaited = lines.find((line) => line.includes('waiting for '))
  return awaited === undefined ? (lines[0] ?? message) : `${lines[0]} ${awaited.replace(/^-+\s*/, '')}`
}

await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
