import { expect, test } from 'vitest'
import { page, wrongWith } from './page-fixture.ts'

const asked = (...texts: string[]) => texts.map((text, index) => ({ text, line: index + 2 }))

test('each question must be unique, regardless of case and punctuation', () => {
  const pages = [page('/a', { asked: asked('How do I bake?', 'bake bread') }), page('/b', { asked: asked('how do i BAKE') })]
  expect(wrongWith({ pages })).toEqual([
    'b.questions.yaml:2  error  "how do i BAKE" is also a question in a.questions.yaml:2.\n  Keep it in the file with the better answer.',
  ])
})

test('questions that differ only in code can coexist', () => {
  expect(wrongWith({ pages: [page('/a', { asked: asked('What is $in?', 'What is in?', 'What is $notIn?') })] })).toEqual([])
})
