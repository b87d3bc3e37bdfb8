import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { openImage } from './image.ts'

export const VIEWPORT = { width: 1280, height: 800 }
/** Fixed time of the browser's clock. */
export const NOW = new Date('2024-09-16T10:30:00Z')
const QUALITY = 80
/** Time limit for elements to appear, in milliseconds. */
const PATIENCE = 40_000
/** Timeout of idle callbacks, in milliseconds. */
const IDLE_LIMIT = 500

const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

export const MODES = ['light', 'dark'] as const
export type Mode = (typeof MODES)[number]

/** Starts the Chromium of `CHROMIUM`, or the system's. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS.split(' ') })
}

interface PageOptions {
  mode: Mode
  /** Initial local storage. */
  storage?: Record<string, string>
  /** Device pixels per CSS pixel. */
  scale?: number
  /** Whether the clock runs. With a fixed clock, debounced code never runs, so a form may be saved with old values. */
  clockRuns?: boolean
  /** Whether scripts run; true by default. */
  scripts?: boolean
}

/** Opens a page in a new context without anything that differs between runs. It can only access this machine. */
export async function openPage(
  browser: Browser,
  { mode, storage = {}, scale = 1, clockRuns = false, scripts = true }: PageOptions,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: scale,
    colorScheme: mode,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    javaScriptEnabled: scripts,
  })
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, storage)
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => route.abort(),
  )
  // A headless browser that draws nothing may never be idle, but the admin panel waits for that.
  await context.addInitScript((timeout) => {
    const whenIdle = window.requestIdleCallback.bind(window)
    window.requestIdleCallback = (callback) => whenIdle(callback, { timeout })
  }, IDLE_LIMIT)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  if (!clockRuns) await page.clock.setFixedTime(NOW)
  return page
}

export function toWebp(png: Buffer): Promise<Buffer> {
  return openImage(png).webp({ quality: QUALITY, effort: 6 }).toBuffer()
}

/** Writes a picture atomically. */
export async function savePicture(folder: string, name: string, webp: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `.${process.pid}-${name}`)
  await writeFile(unfinished, webp)
  await rename(unfinished, join(folder, name))
}
