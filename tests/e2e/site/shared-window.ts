import type { Browser, CDPSession, Page } from '@playwright/test'
import { provideAxe } from '../support/axe.ts'
import { sites } from '../support/sites.ts'

const PICTURES = ['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'svg']

const windows = new WeakMap<Browser, Promise<Page>>()

/** Blocks images in a window, because they take most of a page's loading time. Their boxes keep their size. */
export async function withoutPictures(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: PICTURES.map((ending) => `*.${ending}`) })
  return session
}

/**
 * Returns the window that all tests of a worker share for visiting hundreds of documents, with axe and without images: opening a window
 * takes longer than checking a page. It isn't a fixture, because Playwright would start separate workers for files with one.
 */
export async function sharedWindow(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const window = windows.get(browser) ?? openWindow(browser)
  windows.set(browser, window)
  const page = await window
  await page.setViewportSize(viewport)
  return page
}

async function openWindow(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ baseURL: sites.own.url, colorScheme: 'light', serviceWorkers: 'block' })
  await provideAxe(page)
  await withoutPictures(page)
  return page
}
