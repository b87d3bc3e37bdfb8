// npm run screenshots [names]: takes the pictures of the admin panel for the documentation.

import { mkdir, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { Content, contentKey } from '../harness/content.ts'
import { verifyFolder } from '../harness/paths.ts'
import { Scratch } from '../harness/scratch.ts'
import { Admin } from './admin.ts'
import { shots, type Shot } from './shots.ts'

const VIEWPORT = { width: 1280, height: 800 }
/** What the browser's clock says. */
const NOW = new Date('2024-09-16T10:30:00Z')
const MODES = ['light', 'dark'] as const
const QUALITY = 80
/** How long an element that a picture needs may take, in milliseconds. */
const PATIENCE = 20_000
const folder = join(verifyFolder, '../static/img/admin')

const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

async function main(names: string[]): Promise<void> {
  const unknown = names.find((name) => !shots.some((shot) => shot.name === name))
  if (unknown !== undefined) throw new Error(`There is no picture "${unknown}". Known: ${shots.map(({ name }) => name).join(', ')}.`)
  const chosen = names.length === 0 ? shots : shots.filter(({ name }) => names.includes(name))
  const content = new Content(await contentKey())
  const scratch = await Scratch.create(await content.database('default'))
  let admin: Admin | undefined
  let browser: Browser | undefined
  try {
    admin = await Admin.start(scratch)
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS.split(' ') })
    await mkdir(folder, { recursive: true })
    for (const mode of MODES) {
      const page = await openAdmin(browser, admin.address, mode)
      for (const shot of chosen) await take(page, shot, { address: admin.address, mode })
      await page.context().close()
    }
  } finally {
    await browser?.close()
    admin?.stop()
    await scratch.remove()
  }
  console.log(`${chosen.length} pictures taken, light and dark, in static/img/admin/.`)
}

async function openAdmin(browser: Browser, address: string, mode: (typeof MODES)[number]): Promise<Page> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    colorScheme: mode,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  await context.addInitScript((theme) => {
    localStorage.setItem('GUIDED_TOUR_SKIPPED', 'true')
    localStorage.setItem('STRAPI_THEME', theme)
  }, mode)
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => route.abort(),
  )
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  await page.clock.setFixedTime(NOW)
  await page.goto(`${address}/admin/auth/login`)
  await page.getByLabel('Email').fill('kai@portalder.example')
  await page.getByLabel('Password').fill('Password123')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('link', { name: 'Content Manager' }).first().waitFor()
  return page
}

async function take(page: Page, shot: Shot, { address, mode }: { address: string; mode: string }): Promise<void> {
  try {
    await page.goto(`${address}/admin${shot.path}`)
    await shot.prepare?.(page)
    await shot.ready(page).first().waitFor()
    await page.waitForLoadState('networkidle')
    const picture = shot.crop === undefined ? await page.screenshot() : await page.locator(shot.crop).screenshot()
    await save(`${shot.name}-${mode}.webp`, picture)
  } catch (error) {
    throw new Error(`The picture "${shot.name}" (${mode}) can’t be taken; has the interface changed? ${(error as Error).message}`, {
      cause: error,
    })
  }
}

/** Writes a picture as WebP, whole or not at all. */
async function save(name: string, png: Buffer): Promise<void> {
  const sharp = createRequire(join(verifyFolder, 'package.json'))('sharp') as (image: Buffer) => {
    webp(options: object): { toBuffer(): Promise<Buffer> }
  }
  const unfinished = join(folder, `.${name}`)
  await writeFile(unfinished, await sharp(png).webp({ quality: QUALITY, effort: 6 }).toBuffer())
  await rename(unfinished, join(folder, name))
}

await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
