import { describe, expect, it } from 'vitest'
import { commentsIn, factsIn } from '../../verify/harness/bound.ts'
import { evidenceProblem, sentenceProblem } from '../../verify/harness/evidence.ts'
import { readTree } from '../../verify/harness/nodes.ts'

const mark = '{/* verify: file=a.js has="default: 1" */}'

/** Returns line and text of each fact in a document. */
function bound(source: string): string[] {
  const tree = readTree(source)
  const comments = commentsIn(tree, (_, message) => {
    throw new Error(message)
  })
  return factsIn(tree, comments).facts.map(({ line, words }) => `${line} ${words}`)
}

describe('“Facts are bound to their evidence”: a mark binds', () => {
  it.each([
    ['the sentence before it', `It has two. The default of \`port\` is 1. ${mark} The other has none.`, ['1 The default of port is 1.']],
    ['the same sentence as an adjacent mark', `It is 1. ${mark} ${mark}`, ['1 It is 1.', '1 It is 1.']],
    ['the sentence after it', `${mark} It is 1. The other is 2.`, ['1 It is 1.']],
    ['a sentence with two lines', `It\nis 1. ${mark}`, ['2 It is 1.']],
    ['an item', `- It is 1. ${mark}\n- Two`, ['1 It is 1.']],
    ['an item of a callout', `:::note\n- One\n- It **is 1**. ${mark}\n:::`, ['3 It is 1.']],
    ['the paragraph that follows', `Before.\n\n${mark}\n\nIt is 1.\nOr 2.`, ['3 It is 1. Or 2.']],
    ['the list that follows', `${mark}\n${mark}\n\n- One\n- Two`, ['1 One Two', '2 One Two']],
    ['the table that follows', `${mark} ${mark}\n\n| A | B |\n| --- | --- |\n| c | d |`, ['1 A B c d', '1 A B c d']],
    ['the paragraph directly above', `It is 1.\n${mark}\n\nAfter.`, ['2 It is 1.']],
    ['the paragraph above at the end of a section', `It is 1.\n\n${mark}\n\n## Next`, ['3 It is 1.']],
  ])('%s', (_, source, facts) => expect(bound(source)).toEqual(facts))
})

describe('“npm run verify fails when the evidence is gone or says otherwise”', () => {
  const files: Record<string, string> = { 'a.js': 'const options = { default: 1 }' }
  const problem = (evidence: { file?: string; has?: string[]; lacks?: string[] }) =>
    evidenceProblem({ file: 'a.js', has: [], lacks: [], ...evidence }, (file) => Promise.resolve(files[file]))

  it('evidence that holds isn’t a problem', async () => {
    expect(await problem({ has: ['default: 1'], lacks: ['default: 2'] })).toBeUndefined()
  })

  it('missing text and unexpected text are a problem', async () => {
    expect(await problem({ has: ['default: 2'], lacks: ['const options'] })).toBe(
      'a.js doesn’t have “default: 2” and has “const options”. Read the file’s current content, then correct the sentence or the mark.',
    )
  })

  it('a missing file is a problem', async () => {
    expect(await problem({ file: 'b.js', has: ['default: 1'] })).toBe('there is no file verify/node_modules/b.js.')
  })

  it('a computed value must be in the sentence', () => {
    const fact = { line: 1, words: 'Files have at most 200 MB.', evidence: { fact: 'upload-limit' } }
    expect(sentenceProblem(fact, '200 MB')).toBeUndefined()
    expect(sentenceProblem(fact, '100 MB')).toBe('“Files have at most 200 MB.” doesn’t contain “100 MB”, the value in the product.')
    expect(sentenceProblem(fact, [['Option']])).toMatch(/has rows/)
  })
})
