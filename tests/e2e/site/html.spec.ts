import { expect, test } from '@playwright/test'
import { htmlProblems } from '../support/valid-html.ts'
import { AUTHORING, OTHER_PAGES, routes } from './pages.ts'

test.describe('HTML is valid', () => {
  for (const path of new Set([...OTHER_PAGES, AUTHORING, ...routes])) {
    test(path, async ({ request }) => {
      expect(await htmlProblems(await (await request.get(path)).text())).toEqual([])
    })
  }
})
