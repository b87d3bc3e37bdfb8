import { expect, test } from '@playwright/test'
import { HtmlValidate, type Message } from 'html-validate'
import { KINDS, routes } from './support/pages.ts'

/** Made of the same components as the other API reference, and so long that the validator takes minutes. */
const TOO_LONG = '/openapi/port-alder'

/** Every rule of the recommended set, except those that this site breaks for a reason. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How a serializer writes the same tree: HTML allows both ways, React and hast have chosen.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // The names that React's `useId` makes begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Advice on search results, not a rule of HTML: the specification words the titles of tag pages.
    'long-title': 'off',
  },
})

test.describe('HTML is valid', () => {
  for (const [name, path] of [
    ...Object.entries(KINDS),
    ...routes.filter((route) => route !== TOO_LONG).map((route) => [route, route] as const),
  ]) {
    test(name, async ({ request }) => {
      const html = await (await request.get(path)).text()
      const report = await validator.validateString(html)
      expect(report.results.flatMap(({ messages }) => messages.map(sentence))).toEqual([])
    })
  }
})

function sentence({ ruleId, message, selector, line, column }: Message): string {
  return `${ruleId}  ${message}  ${selector ?? ''} (${line}:${column})`
}
