import { expect, test } from '@playwright/test'
import { sites } from '../support/sites.ts'
import { htmlProblems } from '../support/valid-html.ts'
import { visited } from './documents.ts'
import { OTHER_PAGES } from './pages.ts'

test.describe('HTML is valid', () => {
  for (const path of [...OTHER_PAGES, ...visited]) {
    test(path, async () => {
      // Node’s own: a client of Playwright’s, which each test would begin anew, takes as long as the validator.
      const response = await fetch(new URL(path, sites.own.url))
      expect(await htmlProblems(await response.text())).toEqual([])
    })
  }
})
