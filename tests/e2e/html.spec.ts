import { expect, test } from '@playwright/test'
import { KINDS } from './support/pages.ts'
import { htmlProblems } from './support/valid-html.ts'

test.describe('HTML is valid', () => {
  for (const [kind, path] of Object.entries(KINDS)) {
    test(kind, async ({ request }) => {
      expect(await htmlProblems(await (await request.get(path)).text())).toEqual([])
    })
  }
})

test.describe('Cascade layers', () => {
  for (const route of ['/', '/fleet/intro', '/search', '/openapi/']) {
    test(`follow the order in styles/layers.css: ${route}`, async ({ page }) => {
      await page.goto(route)
      const names = await page.evaluate(() =>
        [...document.styleSheets]
          .flatMap(({ cssRules }) => [...cssRules])
          .flatMap((rule) => {
            if (rule instanceof CSSLayerStatementRule) return [...rule.nameList]
            return rule instanceof CSSLayerBlockRule ? [rule.name] : []
          }),
      )
      expect([...new Set(names)]).toEqual(['tokens', 'base', 'article', 'chrome'])
    })
  }
})
