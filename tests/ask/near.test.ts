import { expect, test } from 'vitest'
import { answer } from '../../src/ask/answer.ts'
import type { AnswerPart } from '../../src/ask/provider.ts'
import type { QuestionRecord } from '../../src/ask/question-record.ts'
import type { Library } from '../../src/ask/retrieve.ts'

async function partsOf(wordings: string[], question: string, unanswered: QuestionRecord['unanswered'] = []): Promise<AnswerPart[]> {
  const answers = wordings.map((wording) => ({ ask: [wording], answer: `About ${wording}.`, section: '', heading: '' }))
  const record: QuestionRecord = { route: '/ovens', title: 'Ovens', entries: [], answers, unanswered }
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

test('a question that the authors left unanswered is refused, with its section first, if none that they answered is closer', async () => {
  const unanswered = [{ ask: ['rent an oven', 'ovens for hire'], section: 'sale', heading: 'Sale' }]
  const parts = await partsOf(['paint the oven', 'buy an oven'], 'where can I rent an oven', unanswered)
  expect(parts).toMatchObject([{ kind: 'unanswered', nearest: [{ id: 'sale', heading: 'Sale' }, { id: '' }] }])
  expect((await partsOf(['paint the oven', 'buy an oven'], 'paint the oven', unanswered))[1]).toMatchObject({ kind: 'written' })
})

test('an answered question is preferred to an unanswered one that is hardly closer', async () => {
  const unanswered = [{ ask: ['label for the ovens'], section: '', heading: '' }]
  const parts = await partsOf(['label the ovens'], 'label for my ovens', unanswered)
  expect(parts.map(({ kind }) => kind)).toContain('written')
})

test('“Why …?” is answered if something fails, and yields to another question if nothing does', async () => {
  const questionOf = async (question: string) => {
    const parts = await partsOf(['why paint the oven door', 'how to paint the oven door'], question)
    return parts.flatMap((part) => (part.kind === 'written' ? [part.question] : []))
  }
  expect(await questionOf('paint the oven door')).toEqual(['how to paint the oven door'])
  expect(await questionOf('painted the oven door, nothing happens: why the oven door')).toEqual(['why paint the oven door'])
})
