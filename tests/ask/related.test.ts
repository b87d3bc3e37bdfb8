import { describe, expect, test } from 'vitest'
import { answer } from '../../src/ask/answer.ts'
import type { AnswerPart } from '../../src/ask/provider.ts'
import type { QuestionRecord } from '../../src/ask/question-record.ts'
import type { Library } from '../../src/ask/retrieve.ts'
import { relatedPart, type Match } from '../../src/ask/written.ts'

const match = (question: string, nearness: number, route = '/a'): Match => ({
  source: { route, id: '', title: 'A', heading: '' },
  answer: { ask: [question], answer: '', section: '', heading: '' },
  nearness,
  rank: nearness,
  margin: nearness,
})

describe('“related questions after each answer”', () => {
  test('are similar to the question, or belong to the answering page, and are at most three', () => {
    const matches = [match('Near?', 0.5), match('Far?', 0.1), match('Here?', 0.1, '/b')]
    expect([...relatedPart(matches)]).toEqual([{ kind: 'related', questions: ['Near?'] }])
    expect([...relatedPart(matches, '/b')]).toEqual([{ kind: 'related', questions: ['Near?', 'Here?'] }])
    expect([...relatedPart([match('Far?', 0.1)])]).toEqual([])
    const [part] = relatedPart(['1?', '2?', '3?', '4?'].map((question) => match(question, 0.5)))
    expect(part).toMatchObject({ questions: ['1?', '2?', '3?'] })
  })

  test('also follow the answer of a model', async () => {
    const record: QuestionRecord = {
      route: '/ovens',
      title: 'Ovens',
      entries: [],
      answers: ['How hot is the oven?', 'How large is the oven?'].map((question) => match(question, 0).answer),
    }
    const meanings = async (words: string[]) => words.map((word) => ({ word, candidates: [{ term: word, weight: 1, count: 1 }], idf: 1 }))
    const searcher = {
      meanings,
      synonyms: async () => [],
      search: async () => ({ total: 0, hits: [] }),
      records: async () => [record],
      about: async () => ({}),
    }
    const library = { searcher, questions: searcher, loadPassages: async () => [], speech: { lang: 'en', stemmer: (word: string) => word } }
    const parts: AnswerPart[] = []
    const write = async function* () {
      yield 'The oven is hot.'
    }
    for await (const part of answer(library as unknown as Library, 'How hot is the oven?', {}, write)) parts.push(part)
    expect(parts.map(({ kind }) => kind)).toEqual(['sources', 'text', 'related'])
    expect(parts.at(-1)).toEqual({ kind: 'related', questions: ['How large is the oven?'] })
  })
})
