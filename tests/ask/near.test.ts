import { expect, test } from 'vitest'
import { answer } from '../../src/ask/answer.ts'
import type { AnswerPart } from '../../src/ask/provider.ts'
import type { QuestionRecord } from '../../src/ask/question-record.ts'
import type { Library } from '../../src/ask/retrieve.ts'

async function partsOf(wordings: string[], question: string): Promise<AnswerPart[]> {
  const answers = wordings.map((wording) => ({ ask: [wording], answer: `About ${wording}.`, section: '', heading: '' }))
  const record: QuestionRecord = { route: '/ovens', title: 'Ovens', entries: [], answers }
  const searcher = {
    about: async () => ({ answered: 1 }),
    records: async () => [record],
    synonyms: async () => [],
    search: async () => ({ total: 0, hits: [] }),
    meanings: async (words: string[]) => words.map((word) => ({ word, candidates: [{ term: word, weight: 1, count: 1 }], idf: 1 })),
  }
  const library = { searcher, questions: searcher, loadPassages: async () => [], speech: { lang: 'en', stemmer: (word: string) => word } }
  const parts: AnswerPart[] = []
  for await (const part of answer(library as unknown as Library, question, {})) parts.push(part)
  return parts
}

test('one similar question is answered, several are offered as a choice, and none means no answer', async () => {
  const asked = 'paint oven door'
  const kinds = async (wordings: string[], question = asked) => (await partsOf(wordings, question)).map(({ kind }) => kind)
  expect(await kinds(['paint door of large old green fridge handle'])).toContain('written')
  expect(await kinds(['paint door of large old green fridge handle', 'oven door of large old green fridge handle'])).toEqual(['meant'])
  expect(await kinds(['paint door of large old green fridge handle'], 'sail across the sea')).toEqual(['unanswered'])
})
