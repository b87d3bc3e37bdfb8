import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { answer } from '../../src/ask/answer.ts'
import type { AnswerPart, Source } from '../../src/ask/provider.ts'
import type { Library } from '../../src/ask/retrieve.ts'
import { openDocuments } from './library.ts'
import { matchQuestions } from '../../src/ask/written.ts'
import config from '../../site.config.ts'
import { measureAnswers, measureRefusals } from './quality.ts'

// Compiling all documents and asking hundreds of questions takes minutes on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

interface Question {
  question: string
  /** `route#anchor` of the sections that answer it; empty if the documentation doesn't. */
  expected: string[]
}

const questions = readFileSync(join(import.meta.dirname, 'questions.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line): Question => {
    const [question = '', expected = ''] = line.split('\t')
    return { question, expected: expected === 'none' ? [] : expected.split('|') }
  })
const answerable = questions.filter(({ expected }) => expected.length > 0)
const unanswerable = questions.filter(({ expected }) => expected.length === 0)

/** An index without written answers, so all answers are quotes. */
const UNANSWERED: Library['questions'] = {
  about: async () => ({ folder: '', sections: 0, pages: 0, sets: [], terms: [], postings: [], synonyms: [] }),
  records: async () => [],
  meanings: async (words) => words.map((word) => ({ word, candidates: [], idf: 1, isOtherProduct: false })),
  synonyms: async () => [],
}

let documents: Awaited<ReturnType<typeof openDocuments>>
let library: typeof documents
beforeAll(async () => {
  documents = await openDocuments()
  library = { ...documents, questions: UNANSWERED }
})

async function partsOf(question: string): Promise<AnswerPart[]> {
  const parts: AnswerPart[] = []
  for await (const part of answer(library, question, {})) parts.push(part)
  return parts
}

function citations(parts: AnswerPart[]): string[] {
  const sources: Source[] = parts.flatMap((part) => (part.kind === 'sources' ? part.sources : []))
  const cited = new Set(parts.flatMap((part) => ('source' in part ? [part.source] : [])))
  return sources.filter((_, index) => cited.has(index)).map(({ route, id }) => (id === '' ? route : `${route}#${id}`))
}

describe('questions about the documentation', () => {
  test('are 60, and the sections with their answers exist', () => {
    expect(answerable).toHaveLength(60)
    const places = answerable.flatMap(({ expected }) => expected)
    const missing = places.filter((place) => {
      const [route = '', anchor] = place.split('#')
      const anchors = library.anchors.get(route)
      return !anchors || (anchor !== undefined && !anchors.has(anchor))
    })
    expect(missing).toEqual([])
  })

  test('cite the right section for at least 90 %', async () => {
    const missed: string[] = []
    for (const { question, expected } of answerable) {
      const cited = citations(await partsOf(question))
      if (!expected.some((place) => cited.includes(place))) missed.push(`${question}  →  ${cited.join(' ')}`)
    }
    const share = 1 - missed.length / answerable.length
    console.log(
      `Ask AI: right section cited for ${(share * 100).toFixed(1)} % of ${answerable.length} questions. Missed:\n${missed.join('\n')}`,
    )
    expect(share).toBeGreaterThanOrEqual(0.9)
  })

  test('are answered with whole paragraphs or complete lists, and at most one code sample', async () => {
    for (const { question } of answerable) {
      const parts = await partsOf(question)
      if (parts.some(({ kind }) => kind === 'unanswered')) continue
      const sources = parts.flatMap((part) => (part.kind === 'sources' ? part.sources : []))
      const quotes = parts.filter((part) => part.kind === 'quote')
      expect(parts.filter(({ kind }) => kind === 'code').length, question).toBeLessThanOrEqual(1)
      for (const { text, source } of quotes) {
        const { route, id } = sources[source]!
        const passage = (await library.loadPassages(route)).find((passage) => passage.id === id)!
        const texts = passage.blocks.map((block) => (block.kind === 'text' ? block.text : ''))
        expect(texts.includes(text), text).toBe(true)
      }
    }
  })
})

describe('questions that the documentation can’t answer', () => {
  test('are 10', () => expect(unanswerable).toHaveLength(10))

  test.each(unanswerable)('$question', async ({ question }) => {
    const parts = await partsOf(question)
    expect(parts.map(({ kind }) => kind)).toEqual(['unanswered'])
  })
})

describe('follow-up questions keep the topic', () => {
  test.each([
    ['How do I connect a custom domain to my project?', 'And how do I delete it?', '/cloud/projects/settings'],
    ['How do I create a backup by hand?', 'How can I restore it?', '/cloud/projects/settings'],
    ['How do I filter with $containsi in REST?', 'And with $or?', '/dev-docs/api/rest/filters-locale-publication'],
    ['How do I add a credit card?', 'And remove one?', '/cloud/account/account-billing'],
  ])('%s  %s', async (first, second, route) => {
    const parts: AnswerPart[] = []
    for await (const part of answer(library, second, { history: [first] })) parts.push(part)
    const sources = parts.flatMap((part) => (part.kind === 'sources' ? part.sources : []))
    expect(sources.map((source) => source.route)).toContain(route)
  })

  test('a new question starts a new topic', async () => {
    const parts: AnswerPart[] = []
    const history = ['How do I connect a custom domain to my project?']
    for await (const part of answer(library, 'Which command deploys a project with the Strapi CLI?', { history })) parts.push(part)
    expect(citations(parts)[0]).toMatch(/cli/)
  })
})

describe('with written answers', () => {
  test.each(config.ask?.questions ?? [])('“%s”, which is offered to readers, has its own answer', async (question) => {
    const [best] = (await matchQuestions(documents, question)).matches
    expect(best!.answer.ask).toContain(question)
  })

  test.each([
    ['tuning.tsv', { section: 0.97, facts: 0.94 }],
    ['held-out.tsv', { section: 0.88, facts: 0.83 }],
    ['held-out-2.tsv', { section: 0.79, facts: 0.79 }],
  ] as const)('%s: right sections and facts', async (list, least) => {
    const { section, facts, askedBack, refused } = await measureAnswers(documents, list)
    console.log(list, { section, facts, askedBack, refused })
    expect(section).toBeGreaterThanOrEqual(least.section)
    expect(facts).toBeGreaterThanOrEqual(least.facts)
  })

  test.each([
    ['refused.tsv', 0.95],
    ['refused-held-out.tsv', 0.94],
  ] as const)('%s: what the documentation doesn’t answer is refused', async (list, least) => {
    const { refused } = await measureRefusals(documents, list)
    console.log(list, { refused })
    expect(refused).toBeGreaterThanOrEqual(least)
  })

  test.each([
    ['What is the default of autoOpen?', '/dev-docs/configurations/admin-panel', /^autoOpen – boolean – Default true/],
    ['hsts.includeSubDomains', '/dev-docs/configurations/middlewares', /^hsts\.includeSubDomains – boolean/],
    ['pluralName option', '/dev-docs/backend-customization/models', /^pluralName – string/],
  ])('“%s” names an option, and is answered with its full description', async (question, route, said) => {
    const parts: AnswerPart[] = []
    for await (const part of answer(documents, question, {})) parts.push(part)
    expect(parts[0]).toMatchObject({ kind: 'sources', sources: [{ route }] })
    expect(parts[1]).toMatchObject({ kind: 'quote', text: expect.stringMatching(said) as string, source: 0 })
  })

  test('a question without similar ones remains unanswered without reading the search index, and lists the closest sections', async () => {
    const searcher = {
      search: () => Promise.reject(new Error('The search index was read.')),
      meanings: documents.searcher.meanings,
      synonyms: documents.searcher.synonyms,
    }
    const parts: AnswerPart[] = []
    for await (const part of answer({ ...documents, searcher }, 'write a cover letter for a job as graphic designer', {})) parts.push(part)
    expect(parts).toMatchObject([{ kind: 'unanswered' }])
    expect(parts[0]!.kind === 'unanswered' && parts[0]!.nearest.length).toBe(3)
  })
})
