import { expect, test } from 'vitest'
import { page, wrongWith } from './page-fixture.ts'

const asked = (...texts: string[]) => texts.map((text, index) => ({ text, line: index + 2 }))

test('no question stands twice, whatever its case and signs', () => {
  const pages = [page('/a', { asked: asked('How do I bake?', 'bake bread') }), page('/b', { asked: asked('how do i BAKE') })]
  expect(wrongWith({ pages })).toEqual([
    'b.questions.yaml:2  error  "how do i BAKE" is asked in a.questions.yaml:2, too.\n  Keep it where the answer is better.',
  ])
})

test('other questions may look alike', () => {
  expect(wrongWith({ pages: [page('/a', { asked: asked('What is $in?', 'What is in?', 'What is $notIn?') })] })).toEqual([])
})
