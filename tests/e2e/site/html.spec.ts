import { expect, test } from '@playwright/test'
import { sites } from '../support/sites.ts'
import { htmlProblems } from '../support/valid-html.ts'
import { visitedPages } from './pages.ts'

test.describe('HTML is valid', () => {
  for (const path of visitedPages) {
    test(path, async () => {
      // Node's fetch, because creating Playwright's client in each test takes as long as validation.
      const response = await fetch(new URL(path, sites.own.url))
      expect(await htmlProblems(await response.text())).toEqual([])
    })
  }
})
