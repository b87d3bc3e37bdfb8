import { HtmlValidate, type Message } from 'html-validate'

/** Every rule of the recommended set, except those that this site breaks for a reason. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How a serializer writes the same tree: HTML allows both ways, React and hast have chosen.
    'attr-case': 'off',
    'attr-quotes': 'off',
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

/** What is wrong with a document, or with a part of one, a sentence each. */
export async function htmlProblems(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) => messages.filter((message) => !isNeededRole(message)).map(sentence))
}

/** What is displayed as blocks is no table in Safari, unless its roles say so. */
function isNeededRole({ ruleId, message }: Message): boolean {
  return ruleId === 'no-redundant-role' && /<(?:table|thead|tbody|tr|th|td)>/.test(message)
}

function sentence({ ruleId, message, selector, line, column }: Message): string {
  return `${ruleId}  ${message}  ${selector ?? ''} (${line}:${column})`
}
