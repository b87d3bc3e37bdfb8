import { expect, it } from 'vitest'
import { commentsIn, factsIn } from '../../verify/harness/bound.ts'
import { readTree } from '../../verify/harness/nodes.ts'
import { statementsIn, unprovenStatements } from '../../verify/harness/statements.ts'

interface Surroundings {
  file?: string
  /** Lines of code blocks that are run. */
  run?: number[]
  /** Lines of tables whose rows are computed. */
  computed?: number[]
}

/** Returns the lines of statements without evidence. */
function unproven(source: string, { file = 'dev-docs/a.mdx', run = [], computed = [] }: Surroundings = {}): number[] {
  const tree = readTree(source)
  const fences = run.map((first) => ({ first, mark: { kind: 'document-service' } }))
  return unprovenStatements({
    file,
    statements: statementsIn(tree),
    ...factsIn(
      tree,
      commentsIn(tree, () => {}),
    ),
    tables: computed.map((line) => ({ line })),
    fences,
  }).map(({ line }) => line)
}

const MARK = '{/* verify: file=a.js has="limit: 25" */}'
const EXCUSE = '{/* verify: no="Their service decides it." */}'
const ERRORS = '| Message | Cause |\n| --- | --- |\n| `a` | 1 |\n| `b` | 2 |'

it.each([
  ['a default', 'It is 25 by default.', [1]],
  ['an error in a list', '- Entries have names.\n- Without one, the request fails.', [2]],
  ['a description', 'Entries have names.', []],
  ['a statement with a mark', `It is 25 by default. ${MARK}`, []],
  ['one of two statements', `It is 25 by default. ${MARK} Others are ignored.`, [1]],
  ['a paragraph with a mark', `${MARK}\n\nIt is 25 by default. Others are ignored.`, []],
  ['an excuse', `It is 25 by default. ${EXCUSE}`, []],
  ['a table', '| Option | Default |\n| --- | --- |\n| `a` | 1 |', [1]],
  ['a table with a column that names permissions', '| Role | Default permissions |\n| --- | --- |\n| Author | 1 |', [1]],
  ['an unrelated table', '| Task | Page |\n| --- | --- |\n| Add | 1 |', []],
  ['a table with a mark in every row', `| Option | Default |\n| --- | --- |\n| \`a\` | 1 ${MARK} |`, []],
  ['a table with a mark in one of two rows', `| Option | Default |\n| --- | --- |\n| \`a\` | 1 ${MARK} |\n| \`b\` | 2 |`, [1]],
  ['what is true without an option', 'Without `sort`, the order isn’t guaranteed.', [1]],
  ['an exception', 'It publishes unless you pass `status`.', [1]],
  ['an empty result', 'If there are more, it returns `null`.', [1]],
  ['a status', 'The server answers with `404`.', [1]],
  ['a definition of a status', 'A 404 page is part of the theme.', []],
  ['what Strapi doesn’t do', 'Strapi doesn’t lock entries.', [1]],
  ['when something takes effect', 'The change takes effect with the next build.', [1]],
  ['a special case', 'This also happens even if the list is short.', [1]],
  ['a button', '**Save** is disabled.', [1]],
  ['an amount', 'The request ends after 5 minutes.', [1]],
  ['a period', 'The token expires after an hour.', [1]],
  ['a missing document', 'If no document has this id, nothing happens.', [1]],
  ['a missing precondition of the reader’s', 'If you don’t have a project, create one.', []],
  ['a failed start', 'With this value, Strapi doesn’t start.', [1]],
  ['a path', 'The path doesn’t start with a slash.', []],
  ['lost content', 'The text can be lost.', [1]],
  ['what happens without a warning', 'It stores an unknown code without a warning.', [1]],
  ['the default in parentheses', 'The order is `asc` (the default) or `desc`.', [1]],
  ['a consequence', 'When one of them occurs, Strapi sends a request.', [1]],
  ['what Strapi does', 'Strapi stores the order.', [1]],
  ['a relative clause', 'Use what Strapi creates for you.', []],
  ['an effect that is permanent', 'This can’t be undone.', [1]],
  ['an advice about permanent effects', 'Wait with effects that can’t be undone.', []],
  ['what is kept', 'Other locales are kept.', [1]],
  ['what something accepts', 'The option only accepts `true`.', [1]],
  ['advice with “only”', 'To only accept files, set `types`.', []],
  ['what doesn’t change', 'The draft stays unchanged.', [1]],
  ['which of two settings counts', 'The option overrides the file.', [1]],
  ['a required option', '`file` is required.', [1]],
  ['a permission', 'Media fields don’t need a permission.', [1]],
  ['what can’t be changed', 'The locale can’t be changed.', [1]],
  ['a symptom', '- _The response is `null`._ Add a permission.', []],
  ['a table of errors', ERRORS, [3, 4]],
  ['a table of errors with a mark in one of two rows', ERRORS.replace('1 |', `1 ${MARK} |`), [4]],
  ['a table of errors with one mark for all rows', `${MARK}\n\n${ERRORS}`, [5, 6]],
  ['a table of errors with one excuse for all rows', `${EXCUSE}\n\n${ERRORS}`, []],
  ['a table of errors with an excuse in one row', ERRORS.replace('1 |', `1 ${EXCUSE} |`), [4]],
  ['an adjacent sample that isn’t run', 'It is 25 by default:\n\n```js\n1\n```', [1]],
])('%s', (_, source, lines) => expect(unproven(source)).toEqual(lines))

it('an adjacent sample that is run is evidence', () => {
  expect(unproven('It is 25 by default:\n\n```js\n1\n```', { run: [3] })).toEqual([])
})

it('a sample in the block after a colon is evidence', () => {
  const calls = '\n\n<ApiCall>\n\n```js\n1\n```\n\n</ApiCall>'
  expect(unproven(`It is 25 by default:${calls}`, { run: [5] })).toEqual([])
  expect(unproven(`It is 25 by default.${calls}`, { run: [5] })).toEqual([1])
})

it('the title of an admonition isn’t a statement', () => {
  expect(unproven(':::caution[Entries are lost]\nEntries are lost.\n:::')).toEqual([2])
})

it.each(['Status and message', 'Message or symptom', 'Error', 'Mistakes', 'Symptom', 'You see', 'What you see', 'What the logs say'])(
  'every row of a table with the column “%s” needs evidence',
  (header) => expect(unproven(ERRORS.replace('Message', header))).toEqual([3, 4]),
)

it('the rows of a computed table of errors need no mark', () => {
  expect(unproven(ERRORS, { computed: [1] })).toEqual([])
})

it('statements about a hosted service aren’t checked', () => {
  expect(unproven('It is 25 by default.', { file: 'cloud/a.mdx' })).toEqual([])
})
