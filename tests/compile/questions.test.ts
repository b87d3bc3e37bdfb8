import { describe, expect, test } from 'vitest'
import { readQuestions } from '../../src/compile/questions.ts'
import { pageOf } from './document-fixture.ts'

const PAGE = `Doors of ovens.

## Locking {#locking}

A door locks above 80 °C. Press **Hold** or run \`lock()\`.

\`\`\`js
lock({ after: 30 })
\`\`\`

### Children

The child lock stays for 24 hours.

## Cleaning

Use water.`

interface Question {
  ask?: string[]
  answer?: string
  section?: string
  fence?: number
}

const wordings = (name: string) => [`${name}?`, `what about ${name}`, `${name} please`]

function yamlOf(questions: Question[]): string {
  return questions
    .map(({ ask = wordings('lock'), answer = 'Press **Hold**.', section, fence }) =>
      [
        `- ask: ${JSON.stringify(ask)}`,
        `  answer: ${JSON.stringify(answer)}`,
        ...(section === undefined ? [] : [`  section: ${section}`]),
        ...(fence === undefined ? [] : [`  fence: ${fence}`]),
      ].join('\n'),
    )
    .join('\n')
}

const encode = (yaml: string) => new TextEncoder().encode(yaml)

/** Reads one question together with valid ones. */
async function read(question: Question) {
  const others = [{ ask: wordings('doors') }, { ask: wordings('water') }]
  return readQuestions('page.questions.yaml', encode(yamlOf([question, ...others])), await pageOf(PAGE))
}

const sentencesOf = ({ problems }: Awaited<ReturnType<typeof read>>) =>
  problems.map(({ line, column, message }) => `${line}:${column} ${message}`)

describe('questions next to a document', () => {
  test('are stored with their section’s name and its code', async () => {
    const { answers, asked, problems } = await read({ section: 'locking', fence: 1, answer: 'Run `lock()`\nabove 80 °C.' })
    expect(problems).toEqual([])
    expect(answers[0]).toEqual({
      ask: wordings('lock'),
      answer: 'Run `lock()` above 80 °C.',
      section: 'locking',
      heading: 'Locking',
      fence: { language: 'js', code: 'lock({ after: 30 })', label: 'JavaScript' },
    })
    expect(asked.map(({ text }) => text)).toHaveLength(9)
  })

  test('a section includes its subsections, and a question without a section refers to the whole page', async () => {
    expect(sentencesOf(await read({ section: 'locking', answer: '24 hours.' }))).toEqual([])
    expect(sentencesOf(await read({ answer: '24 hours, with water: `after: 30`.' }))).toEqual([])
  })

  test.each([
    ['a number', 'At 90 °C.', '90'],
    ['a part of a number', 'At 8 °C.', '8'],
    ['code', 'Run `unlock()`.', 'unlock()'],
    ['a UI label', 'Press **Stop**.', 'Stop'],
    ['text of another section', 'Use **water**.', 'water'],
  ])('an answer can’t contain facts that its section doesn’t: %s', async (_, answer, fact) => {
    expect(sentencesOf(await read({ section: 'locking', answer }))).toEqual([`2:3 The answer contains "${fact}", but its section doesn’t.`])
  })

  test('an unknown section is an error with a suggestion', async () => {
    const { problems } = await read({ section: 'lokcing' })
    expect(problems).toMatchObject([{ line: 3, message: 'guide/page.mdx has no section "lokcing".', hint: 'Did you mean "locking"?' }])
  })

  test('an unknown fence is an error', async () => {
    expect(sentencesOf(await read({ section: 'locking', fence: 2 }))).toEqual(['4:3 The section has 1 code fences; there is no fence 2.'])
  })

  test('a question without an answer is kept apart, with its section, and can’t have a fence', async () => {
    const unanswered = (fence = '') => `- ask: ${JSON.stringify(wordings('rent'))}\n  section: locking\n${fence}`
    const page = await pageOf(PAGE)
    const readText = (first: string) =>
      readQuestions('page.questions.yaml', encode(`${first}${yamlOf([{ ask: wordings('doors') }, { ask: wordings('water') }])}`), page)
    const result = readText(unanswered())
    expect(result.problems).toEqual([])
    expect(result.unanswered).toEqual([{ ask: wordings('rent'), section: 'locking', heading: 'Locking' }])
    expect(result.answers).toHaveLength(2)
    expect(sentencesOf(readText(unanswered('  fence: 1\n')))).toEqual(['3:3 A question without an answer can’t have a fence.'])
  })

  test('an answer with more than 60 words is an error', async () => {
    expect(sentencesOf(await read({ answer: 'word '.repeat(61) }))).toEqual(['2:3 An answer can have at most 60 words; this one has 61.'])
  })

  test.each([
    [
      'fewer than three wordings',
      `- ask: ["one?", "two?"]\n  answer: Yes.\n`.repeat(3),
      /^1:3 "ask": A question needs at least 3 wordings\.$/,
    ],
    ['an unknown key', `${yamlOf([{}])}\n  sections: locking\n${yamlOf([{}, {}])}`, /Unrecognized key/],
    ['fewer than three questions', yamlOf([{}]), /^1:1 A page with questions needs at least 3\.$/],
    ['lists that are too deep for the parser', '- '.repeat(5000), /^1:1 YAML: more than 50 nested lists start on this line\./],
    ['invalid YAML', '- ask: [', /^\d+:\d+ /],
    ['a recursive alias', '- &a [*a]', /^\d+:\d+ /],
  ])('%s is an error with a location', async (_, yaml, expected) => {
    const result = readQuestions('page.questions.yaml', encode(yaml), await pageOf(PAGE))
    expect(sentencesOf(result)[0]).toMatch(expected)
    expect(result.answers).toEqual([])
  })

  test('bytes that aren’t text are an error', async () => {
    const { problems } = readQuestions('page.questions.yaml', new Uint8Array([0xff]), await pageOf(PAGE))
    expect(problems).toMatchObject([{ file: 'page.questions.yaml', message: 'The file isn’t UTF-8 text.' }])
  })

  test('facts that only an included document may contain are left for the site to check', async () => {
    const page = await pageOf('## Ports {#ports}\n\n<Include snippet="ports" />')
    const { problems, unproven } = readQuestions(
      'page.questions.yaml',
      encode(yamlOf([{ section: 'ports', answer: 'Port 1337.' }, { section: 'ports', answer: 'It is.' }, { answer: 'So.' }])),
      page,
    )
    expect(problems).toEqual([])
    expect(unproven).toEqual([{ fact: '1337', files: ['snippets/ports.mdx'], line: 2 }])
  })
})
