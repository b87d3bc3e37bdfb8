import type { Browser, Page } from '@playwright/test'
import { openPage } from '../screenshots/browser.ts'
import type { Step, Visit } from './frontend.ts'

/** Time limit for a page to show something, in milliseconds. */
const PATIENCE = 10_000

/**
 * Opens a page and runs its steps.
 * @throws Error that contains the missing text
 */
export async function visit({ path, shows, needsScripts = false, steps = [] }: Visit, address: string, browser: Browser): Promise<void> {
  const page = await openPage(browser, { mode: 'light', clockRuns: true, scripts: needsScripts || steps.length > 0 })
  page.setDefaultTimeout(PATIENCE)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  try {
    await page.goto(address + path)
    for (const text of shows) await page.getByText(text).first().waitFor()
    for (const step of steps) await follow(step, page)
  } catch (error) {
    const seen = await page.locator('body').innerText()
    throw new Error(`${path} doesn’t behave as the guide says: ${(error as Error).message}\nIt shows:\n${seen}\n${errors.join('\n')}`, {
      cause: error,
    })
  } finally {
    await page.context().close()
  }
}

async function follow({ fill = {}, press, shows }: Step, page: Page): Promise<void> {
  for (const [name, value] of Object.entries(fill)) await page.getByLabel(name).or(page.getByPlaceholder(name)).fill(value)
  await page.getByRole('button', { name: press }).click()
  await page.getByText(shows).first().waitFor()
}
