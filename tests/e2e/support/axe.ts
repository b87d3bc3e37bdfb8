import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { AxeResults } from 'axe-core'
import type { BrowserContext, Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 up to level AA, and what is good practice beside it. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Gives axe to every page that the context opens. It comes from outside the page, so the site's security policy stays in force. */
export async function provideAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: source })
}

/** What axe finds wrong in a page as it is shown, one line for each element. */
export async function violations(page: Page): Promise<string[]> {
  const results: AxeResults = await page.evaluate(
    (values) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run({
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      }),
    RULES,
  )
  const found = results.violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, node, target: node.target.join(' ') })))
  const wrong = []
  for (const each of found) if (each.id !== 'scrollable-region-focusable' || !(await isStop(page, each.target))) wrong.push(each)
  return wrong.map(({ id, node, target }) => `${id}  ${target}  ${node.failureSummary ?? ''}`)
}

/** Whether the browser itself makes a stop for the Tab key of what scrolls, which axe doesn't know. */
function isStop(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const before = document.activeElement
    ;(element as HTMLElement).focus()
    const isFocused = document.activeElement === element
    ;(before as HTMLElement | null)?.focus()
    return isFocused
  })
}
