import { expect, test } from '@playwright/test'
import { KINDS, routes } from './support/pages.ts'
import { htmlProblems } from './support/valid-html.ts'

test.describe('HTML is valid', () => {
  for (const [name, path] of [...Object.entries(KINDS), ...routes.map((route) => [route, route] as const)]) {
    test(name, async ({ request }) => {
      expect(await htmlProblems(await (await request.get(path)).text())).toEqual([])
    })
  }
})
