import { describe, expect, test } from 'vitest'
import type { QuestionRecord } from '../../src/ask/question-record.ts'
import type { Library } from '../../src/ask/retrieve.ts'
import { isSure, matchQuestions } from '../../src/ask/written.ts'

const RECORD: QuestionRecord = {
  route: '/ovens',
  title: 'Ovens',
  entries: [],
  answers: [
    { ask: ['How do I heat the oven?', 'heat the grillmaster'], answer: 'Turn the knob.', section: '', heading: '' },
    { ask: ['How do I clean the oven?', 'who cleans the oven'], answer: 'With the brush.', section: '', heading: '' },
    { ask: ['Who is the cleaner of ovens?', 'the cleaner of the oven'], answer: 'A robot.', section: '', heading: '' },
  ],
}

const questions = {
  about: async () => ({ names: ['ovenly'] }),
  records: async () => [RECORD],
  synonyms: async () => [],
  meanings: async (words: string[]) =>
    words.map((word) => ({ word, candidates: [{ term: word, weight: 1, count: 1 }], idf: 1, isOtherProduct: word === 'grillmaster' })),
}
const library = { questions, speech: { lang: 'en', stemmer: (word: string) => word } } as unknown as Library

const first = async (question: string) => (await matchQuestions(library, question)).matches[0]

describe('a question that names another product', () => {
  test('isn’t answered if only a wording contains that product’s name', async () => {
    expect(isSure(await first('heat grillmaster quickly'))).toBe(false)
  })

  test.each(['heat the oven like in grillmaster', 'grillmaster heat equivalent', 'heat the ovenly as a grillmaster'])(
    'is answered if it compares the product with this one: “%s”',
    async (question) => {
      const best = await first(question)
      expect(isSure(best)).toBe(true)
      expect(best!.answer.answer).toBe('Turn the knob.')
    },
  )
})

test('among wordings with the same keywords, the one with the question’s structure comes first', async () => {
  expect((await first('who cleans the oven then'))!.answer.answer).toBe('With the brush.')
})
