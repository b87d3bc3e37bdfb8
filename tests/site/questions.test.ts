import { expect, test } from 'vitest'
import { page, wrongWith } from './page-fixture.ts'

const asked = (...texts: string[]) => texts.map((text, index) => ({ text, line: index + 2 }))

test('no question stands twice, whatever its case and signs', () => {
  const pages = [page('/a', { asked: asked('How do I bake?', 'bake bread') }), page('/b', { asked: asked('how do i BAKE') })]
  expect(wrongWith({ pages })).toEqual([
    'b.questions.yaml:2  error  "how do i BAKE" is also a question in a.questions.yaml:2.\n  Keep it in the file with the better answer.',
  ])
})

test('other questions may look alike', () => {
  expect(wrongWith({ pages: [page('/a', { asked: asked('What is $in?', 'What is in?', 'What is $notIn?') })] })).toEqual([])
})
