import { stemmer } from 'stemmer'
import { describe, expect, test } from 'vitest'
import { matchEntries } from '../../src/ask/entry.ts'
import { compares, topicOf } from '../../src/ask/question.ts'
import { questionPage, type QuestionRecord } from '../../src/ask/question-record.ts'
import { readQuestion, type Library } from '../../src/ask/retrieve.ts'
import { meantMatches, isSure, matchQuestions } from '../../src/ask/written.ts'
import { recordFile } from '../../src/search/index-files.ts'
import { buildIndex } from '../../src/search/indexer.ts'
import { Searcher } from '../../src/search/query.ts'

function record(route: string, title: string, ...questions: string[][]): QuestionRecord {
  const answers = questions.map((ask) => ({ ask, answer: `About ${ask[0]!}`, section: '', heading: '' }))
  return { route, title, entries: [], answers }
}

function libraryOf(records: QuestionRecord[]): Pick<Library, 'questions' | 'speech'> {
  const { files, manifest } = buildIndex(records.map((each) => questionPage(each, 'Docs')))
  const all = new Map([...files, ...records.map((each, index) => [recordFile(index), JSON.stringify(each)] as const)])
  const known = {
    folder: '',
    ...manifest,
    synonyms: [['grill', 'barbecue']],
    names: ['ovenly'],
    otherProducts: ['grillful'],
    technologies: ['gas'],
  }
  const questions = new Searcher(known, async (file) => JSON.parse(all.get(file)!), stemmer)
  return { questions, speech: { lang: 'en', stemmer } }
}

/** Other pages, which make "rest" a common word and words on a single page rare. */
const crowd = Array.from({ length: 40 }, (_, index) =>
  record(`/page-${index}`, `Page ${index}`, [`What is thing ${index}, and the rest of it?`]),
)

const library = libraryOf([
  record(
    '/ovens',
    'Ovens',
    ['How do I clean the grill?', 'clean grill', 'grills', 'scrub the rest of the grill'],
    ['What is in an example?', 'example recipe', 'examples'],
    ['How long is the life of a brush?', 'brush life'],
    ['How do I bake the temperature?', 'bake temperature'],
  ),
  record('/doors', 'Doors', ['How do I paint a door?', 'paint door'], ['How do I open a door?', 'open door']),
  ...crowd,
])

const termsOf = (question: string) => readQuestion({ searcher: library.questions, stemmer }, question, [])
const isAnswered = async (question: string, from = library) => {
  const { matches } = await matchQuestions(from, question)
  return isSure(matches[0]) || meantMatches(matches).length > 0
}

describe('words of a question are complete', () => {
  test('so they rarely match as prefixes: “exam” isn’t “example”', async () => {
    expect(await isAnswered('recipes in an exam')).toBe(false)
    expect(await isAnswered('recipes in examples')).toBe(true)
    const [exam] = await termsOf('exam')
    expect(Math.max(...exam!.forms.values())).toBeLessThan(0.4)
  })

  test('unlike words in the search, which match as prefixes', async () => {
    const { total } = await (library.questions as Searcher).search({ query: 'exam', limit: 0 })
    expect(total).toBe(1)
  })
})

describe('an unknown word', () => {
  test('has the weight of the word that it may be a typo of …', async () => {
    const [typo] = await termsOf('temperatrue')
    const [word] = await termsOf('temperature')
    expect(typo!.weight).toBe(word!.weight)
  })

  test.each(['temperatrue', 'temperatur', 'tempreature'])('counts nearly as much as that word: %s', async (misspelled) => {
    const [typo] = await termsOf(misspelled)
    expect(typo!.forms.get('temperature')).toBeGreaterThanOrEqual(0.85)
    expect(await isAnswered(`bake ${misspelled}`)).toBe(true)
  })

  test('is searched for by its synonyms', async () => {
    expect(await isAnswered('scrub rest of barbecue')).toBe(true)
    const { matches } = await matchQuestions(library, 'rest barbecue')
    expect(matches.map(({ source }) => source.route)).toContain('/ovens')
  })

  test('… unless it is short, and therefore more likely a different word: “Rust” isn’t “rest”', async () => {
    const [short] = await termsOf('rust grill')
    expect([...short!.forms.keys()]).toEqual(['rest'])
    const [unknown] = await termsOf('zzzzzzzzzz grill')
    expect(short!.weight).toBe(unknown!.weight)
  })
})

describe('alone aren’t enough for an answer', () => {
  test('don’t make an answer by themselves', async () => {
    expect(await isAnswered('Is there life?')).toBe(false)
    expect(await isAnswered('What is the meaning of life?')).toBe(false)
  })

  test('are enough if they match the whole question, or together with others', async () => {
    expect(await isAnswered('How long is the life of a brush?')).toBe(true)
    expect(await isAnswered('life of my brush')).toBe(true)
  })

  test('have lower weights than other rare words if they exist', async () => {
    const [life, brush, weather] = await termsOf('life brush weather')
    expect(life!.weight).toBeLessThan(brush!.weight)
    expect(weather!.weight).toBeGreaterThanOrEqual(brush!.weight)
  })
})

test('a match with a word of only one wording isn’t an answer', async () => {
  const others = ['season the wood', 'varnish the wood', 'which wax is for wood', 'keep the wood from swelling']
  const alone = libraryOf([record('/wood', 'Wood', ['How do I oil the wood?', 'oil from the internet', ...others]), ...crowd])
  expect(await isAnswered('a cat on the internet', alone)).toBe(false)
  expect(await isAnswered('oil my wood', alone)).toBe(true)
})

test('among pages with the same questions, the one with the question’s words in its address comes first', async () => {
  const twins = libraryOf(
    ['service', 'rest', 'graphql'].map((api) => record(`/docs/${api}/filters`, `Filters`, [`How do I filter by text? (${api.length})`])),
  )
  for (const api of ['service', 'rest', 'graphql']) {
    const [best] = (await matchQuestions(twins, `filter by text with ${api}`)).matches
    expect(best!.source.route).toBe(`/docs/${api}/filters`)
  }
})

describe('another product', () => {
  test('has a name that isn’t a form of a word: “Grillful” isn’t “grill”', async () => {
    const [other] = await termsOf('grillful')
    expect(other).toMatchObject({ isOtherProduct: true })
    expect(other!.forms.size).toBe(0)
    expect(other!.isRelated('grill')).toBe(false)
  })

  test.each([
    ['a door like in Grillful', true],
    ['moving from Grillful', true],
    ['the door of ovenly and Grillful', true],
    ['I would like a door for Grillful', false],
    ['I’d like a door for Grillful', false],
    ['a door for Grillful', false],
  ])('“%s” compares it with this one: %s', (question, expected) => {
    expect(compares(question, ['ovenly'])).toBe(expected)
  })
})

describe('the rank that an answer needs', () => {
  const gas = libraryOf([record('/kitchens', 'Kitchens', ['How do I light the gas?', 'light gas flame', 'gas lighter']), ...crowd])
  const needed = async (question: string) => {
    const [best] = (await matchQuestions(gas, question)).matches
    return best!.rank - best!.margin
  }

  test('is lower for a long question, because fewer matches are accidental', async () => {
    expect(await needed('light flame')).toBeGreaterThan(await needed('light flame brush'))
    expect(await needed('light flame brush')).toBeGreaterThan(await needed('light flame brush lamp candle'))
  })

  test('is higher if a technology is named without this product, whose name doesn’t count as part of the question', async () => {
    expect(await needed('light gas')).toBeGreaterThan(await needed('light flame'))
    expect(await needed('light gas in ovenly')).toBe(await needed('light flame'))
    expect(await isAnswered('gas price', gas)).toBe(false)
    expect(await isAnswered('How do I light the gas?', gas)).toBe(true)
  })
})

describe('a follow-up question', () => {
  const isCarried = (question: string) =>
    topicOf(question, ['How do I paint the door?'])
      .carried.map(({ word }) => word)
      .includes('door')

  test.each([
    'And how do I open it?',
    'Can I undo that later?',
    'And in another color?',
    'What about the oven of a bakery?',
    'But how do I clean those with a brush?',
    'So it dries faster?',
    'How do I add another one to a wall?',
    'Is the brush there, too?',
  ])('“%s” refers to the previous topic', (question) => expect(isCarried(question)).toBe(true))

  test.each([
    'Also, how do I clean the grill?',
    'So which brushes fit ovens?',
    'Is there an oven for pizza?',
    'Are there lamps for kitchens?',
    'Can a kitchen have more than one grill?',
    'How do I clean both grills?',
    'I broke a brush, where can I replace it?',
  ])('“%s” has its own topic', (question) => expect(isCarried(question)).toBe(false))
})

describe('a short query names a subject', () => {
  const first = async (query: string, records: QuestionRecord[]) =>
    (await matchQuestions(libraryOf([...records, ...crowd]), query)).matches[0]?.source.route
  const wordings = ['How do I remove the soot of a chimney?', 'sweep the chimney every year']

  test('so the page with that title comes before one with similar questions', async () => {
    const named = record('/sweep', 'Chimney sweep', ['How do I sweep the chimney every year?', 'sweep the chimney of an old house'])
    const other = record('/roof', 'Roofs', ['How do I sweep the chimney safely?', 'sweep the chimney every winter'])
    expect(await first('chimney sweep', [other, named])).toBe('/sweep')
  })

  test('so a page about a special case comes after one that is as close, unless the query names it', async () => {
    const old = { ...record('/old', 'Old chimneys', wordings), isAside: true as const }
    const current = record(
      '/now',
      'Chimneys',
      wordings.map((wording) => `${wording} carefully`),
    )
    expect(await first('sweep chimney', [old, current])).toBe('/now')
    expect(await first('sweep old chimney', [old, current])).toBe('/old')
  })

  test('but part of a title doesn’t make it a question that the documentation answers', async () => {
    const page = record('/sweep', 'Chimneys', [
      'How do I remove the soot of a chimney in winter?',
      'sweep the soot of an old brick chimney',
    ])
    expect(await isAnswered('chimney calendar', libraryOf([page, ...crowd]))).toBe(false)
  })

  test('and not an option whose name is in the title', async () => {
    const entries = [{ heading: 'Options', entries: [{ id: 'sweep', name: 'sweep' }] }]
    const library = libraryOf([{ ...record('/sweep', 'Chimney sweep', wordings), entries }, ...crowd])
    expect(await matchEntries(library, 'chimney sweep')).toEqual([])
    expect(await matchEntries(library, 'sweep')).toMatchObject([{ id: 'sweep' }])
  })
})
