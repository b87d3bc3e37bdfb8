import type { Browser, CDPSession, Page } from '@playwright/test'
import { provideAxe } from '../support/axe.ts'
import { sites } from '../support/sites.ts'

const PICTURES = ['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'svg']

const windows = new WeakMap<Browser, Promise<Page>>()

/** Has a window load no pictures, which takes longer than the rest of a page, where nobody looks at them. Their places stay. */
export async function withoutPictures(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: PICTURES.map((ending) => `*.${ending}`) })
  return session
}

/**
 * The window, with axe in it and without pictures, of all tests of a worker that look at hundreds of documents: opening one takes longer than looking at
 * a page. It is no fixture of theirs, as Playwright would begin other workers for files that have one.
 */
export async function sharedWindow(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const window = windows.get(browser) ?? openWindow(browser)
  windows.set(browser, window)
  const page = await window
  await page.setViewportSize(viewport)
  return page
}

async function openWindow(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: sites.own.url, colorScheme: 'light', serviceWorkers: 'block' })
  await provideAxe(context)
  const page = await context.newPage()
  await withoutPictures(page)
  return page
}
