import { HtmlValidate, type HtmlElementLike, type Message, type MetaDataTable } from 'html-validate'
import html5 from 'html-validate/elements/html5'

/**
 * What is displayed as blocks is no table in Safari, unless its roles say so: for one that has a role of its own, none is implied.
 * Taken for needless, each would be told with a selector, which takes a third of the time, and then not be listened to.
 */
const tables: MetaDataTable = Object.fromEntries(
  ['table', 'thead', 'tbody', 'tr', 'th', 'td'].map((tag) => {
    const { implicitRole } = html5[tag]!.aria!
    const implied = (node: HtmlElementLike) => (typeof implicitRole === 'function' ? implicitRole(node) : (implicitRole ?? null))
    const aria = { ...html5[tag]!.aria, implicitRole: (node: HtmlElementLike) => (node.hasAttribute('role') ? null : implied(node)) }
    return [tag, { ...html5[tag], aria }]
  }),
)

/** Every rule of the recommended set, except those that this site breaks for a reason. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  elements: [{ ...html5, ...tables }],
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
  return report.results.flatMap(({ messages }) => messages.map(sentence))
}

function sentence({ ruleId, message, selector, line, column }: Message): string {
  return `${ruleId}  ${message}  ${selector ?? ''} (${line}:${column})`
}
