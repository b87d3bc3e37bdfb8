import { HtmlValidate, type HtmlElementLike, type Message, type MetaDataTable } from 'html-validate'
import html5 from 'html-validate/elements/html5'

/**
 * Safari doesn't expose a table with `display: block` as one unless its elements have explicit roles. Without an implicit role, the
 * validator doesn't report these roles as redundant; ignoring such reports afterward would cost a third of its time.
 */
const tables: MetaDataTable = Object.fromEntries(
  ['table', 'thead', 'tbody', 'tr', 'th', 'td'].map((tag) => {
    const { implicitRole } = html5[tag]!.aria!
    const implied = (node: HtmlElementLike) => (typeof implicitRole === 'function' ? implicitRole(node) : (implicitRole ?? null))
    const aria = { ...html5[tag]!.aria, implicitRole: (node: HtmlElementLike) => (node.hasAttribute('role') ? null : implied(node)) }
    return [tag, { ...html5[tag], aria }]
  }),
)

/** All recommended rules, except those that this site breaks on purpose. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  elements: [{ ...html5, ...tables }],
  rules: {
    // Serialization style: HTML allows both ways, and React and hast have chosen.
    'attr-case': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // IDs from React's `useId` start with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Advice for search results, not a rule of HTML; the specification defines the titles of tag pages.
    'long-title': 'off',
  },
})

/** Returns the problems of a document or fragment as sentences. */
export async function htmlProblems(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) => messages.map(sentence))
}

function sentence({ ruleId, message, selector, line, column }: Message): string {
  return `${ruleId}  ${message}  ${selector ?? ''} (${line}:${column})`
}
