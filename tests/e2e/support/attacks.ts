import type { Page } from '@playwright/test'
import { watchProblems } from './app.ts'

/** Payloads that would run as HTML, a URL, or code. */
export const MARKUP = '"><img src=x onerror=pwned()><svg onload=pwned()><script>pwned()</script>'
export const ADDRESS = 'javascript:pwned()'
export const NOISE = '\u0000\uFFFF\u202E\uD800%00%F0%9F{{7*7}}${7*7}\n\t'

/** Records errors, warnings, policy violations, and payloads that ran or became HTML. */
export async function watchAttacks(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const ran: string[] = []
    Object.assign(globalThis, { ran, pwned: () => ran.push('a payload ran') })
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => ran.push(`broken rule: ${effectiveDirective}`))
  })
  const problems = watchProblems(page)
  return async () => {
    const found = await page.evaluate(() => {
      const { ran } = globalThis as unknown as { ran: string[] }
      const injected = document.querySelectorAll(
        '[onerror], [onload], img[src=x], a[href^="javascript:" i], script:not([src], [type], head > *)',
      )
      const polluted = 'polluted' in {} ? ['the prototype of all objects is polluted'] : []
      return [...ran, ...polluted, ...[...injected].map((element) => element.outerHTML)]
    })
    return [...problems, ...found]
  }
}

/** Navigates like the history does, without loading a document if the router can avoid it. */
export async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
