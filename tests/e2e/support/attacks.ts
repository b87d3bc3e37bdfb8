import type { Page } from '@playwright/test'
import { watchProblems } from './app.ts'

/** What would run if it ever became HTML, an address or code. */
export const MARKUP = '"><img src=x onerror=pwned()><svg onload=pwned()><script>pwned()</script>'
export const ADDRESS = 'javascript:pwned()'
export const NOISE = '\u0000\uFFFF\u202E\uD800%00%F0%9F{{7*7}}${7*7}\n\t'

/** Errors, warnings and broken rules that the page tells of, and everything that ran or became HTML. */
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

/** Goes to an address as the history does, without a new document where the router can. */
export async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
