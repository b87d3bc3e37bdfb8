import { expect, it } from 'vitest'
import { commentsIn, factsIn } from '../../verify/harness/bound.ts'
import { readTree } from '../../verify/harness/nodes.ts'
import { statementsIn, unprovenStatements } from '../../verify/harness/statements.ts'

/** Returns the lines of statements without evidence; `run` lists the lines of code blocks that are run. */
function unproven(source: string, { file = 'dev-docs/a.mdx', run = [] as number[] } = {}): number[] {
  const tree = readTree(source)
  const fences = run.map((first) => ({ first, mark: { kind: 'document-service' } }))
  return unprovenStatements({
    file,
    statements: statementsIn(tree),
    ...factsIn(
      tree,
      commentsIn(tree, () => {}),
    ),
    tables: [],
    fences,
  }).map(({ line }) => line)
}

const MARK = '{/* verify: file=a.js has="limit: 25" */}'

it.each([
  ['a default', 'It is 25 by default.', [1]],
  ['an error in a list', '- Entries have names.\n- Without one, the request fails.', [2]],
  ['a description', 'Entries have names.', []],
  ['a statement with a mark', `It is 25 by default. ${MARK}`, []],
  ['one of two statements', `It is 25 by default. ${MARK} Others are ignored.`, [1]],
  ['a paragraph with a mark', `${MARK}\n\nIt is 25 by default. Others are ignored.`, []],
  ['an excuse', 'It is 25 by default. {/* verify: no="Their service decides it." */}', []],
  ['a table', '| Option | Default |\n| --- | --- |\n| `a` | 1 |', [1]],
  ['an unrelated table', '| Task | Page |\n| --- | --- |\n| Add | 1 |', []],
  ['a table with a mark in every row', `| Option | Default |\n| --- | --- |\n| \`a\` | 1 ${MARK} |`, []],
  ['a table with a mark in one of two rows', `| Option | Default |\n| --- | --- |\n| \`a\` | 1 ${MARK} |\n| \`b\` | 2 |`, [1]],
  ['an adjacent sample that isn’t run', 'It is 25 by default:\n\n```js\n1\n```', [1]],
])('%s', (_, source, lines) => expect(unproven(source)).toEqual(lines))

it('an adjacent sample that is run is evidence', () => {
  expect(unproven('It is 25 by default:\n\n```js\n1\n```', { run: [3] })).toEqual([])
})

it('statements about a hosted service aren’t checked', () => {
  expect(unproven('It is 25 by default.', { file: 'cloud/a.mdx' })).toEqual([])
})
