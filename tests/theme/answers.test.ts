import { describe, expect, test } from 'vitest'
import messages from '../../src/messages/en.ts'
import { answerMarkdown } from '../../src/theme/ask/answer-markdown.ts'
import { parseTurns } from '../../src/theme/ask/kept-turns.ts'
import { sentencesOf } from '../../src/theme/ask/sentences.ts'
import { spokenAnswer } from '../../src/theme/ask/spoken.ts'
import { begunTurn, type Running, type Turn } from '../../src/theme/ask/turn.ts'
import { voteAddress } from '../../src/theme/parts/cast-vote.ts'

const SHARING = { route: '/sharing', id: 'invite', title: 'Sharing', heading: 'Invite people' }
const LIMITS = { route: '/limits', id: '', title: 'Limits', heading: '' }

const turn = (more: Partial<Turn>): Turn => ({
  ...begunTurn(1, 'How do I share?'),
  status: 'answered',
  sources: [SHARING, LIMITS],
  ...more,
})
const written = turn({
  said: [
    { kind: 'written', text: 'Click **Share**, or run `share`.', question: 'How do I share a kitchen?', source: 0 },
    { kind: 'code', code: 'share --with "```"', language: 'bash', label: 'Terminal', source: 0 },
  ],
})
const quoted = turn({ said: [{ kind: 'quote', text: 'Ten people.', source: 1 }] })
const text = (words: string): Running => ({ kind: 'text', text: words })
const cite = (source: number): Running => ({ kind: 'cite', source })
const generated = turn({ said: [text('Click Share '), cite(0), text('. It is free.')] })

describe('“A sentence without a source is marked”', () => {
  const unsourced = (...said: Running[]) =>
    sentencesOf(said)
      .filter(({ isUnsourced }) => isUnsourced)
      .map(({ pieces }) =>
        pieces
          .map((piece) => (piece.kind === 'text' ? piece.text : ''))
          .join('')
          .trim(),
      )

  test.each<[string, Running[], string[]]>([
    ['citations before periods', [text('Click Share '), cite(0), text('. Then wait '), cite(1), text('.')], []],
    ['citations after periods', [text('Click Share. '), cite(0), text(' Then wait.'), cite(1), cite(0)], []],
    ['one of three sentences', [text('Click Share '), cite(0), text('. It is free. Then wait '), cite(1), text('.')], ['It is free.']],
    ['all sentences', [text('Click Share. It is free.')], ['Click Share.', 'It is free.']],
    ['abbreviations and versions', [text('Use a tool, e.g. npm 10.2 or v. 3, for it '), cite(0), text('.')], []],
    ['code', [text('Call `app.start()` first '), cite(0), text('. '), text('`stop()` ends it.')], ['`stop()` ends it.']],
    ['the introduction of a list', [text('Do this:\n- Click Share '), cite(0), text('\n- Wait for it')], ['- Wait for it']],
    ['empty', [], []],
    ['private characters for citations', [text('\uE000It is free.')], ['It is free.']],
  ])('%s', (_, said, expected) => expect(unsourced(...said)).toEqual(expected))

  test('splitting into sentences loses no text', () => {
    const said = [text('  Click Share.\n\n'), cite(1), text('\nThen … wait!  '), text('And “go”. '), cite(0)]
    const pieces = sentencesOf(said).flatMap((sentence) => sentence.pieces)
    expect(pieces.map((piece) => (piece.kind === 'text' ? piece.text : `[${piece.source}]`)).join('')).toBe(
      '  Click Share.\n\n[1]\nThen … wait!  And “go”. [0]',
    )
  })
})

describe('“copy (answer with code and its source link as Markdown)”', () => {
  const markdown = (copied: Turn) => answerMarkdown(copied, { toUrl: (target) => `https://docs.example${target}`, ask: messages.ask })

  test('of an answer by the authors', () =>
    expect(markdown(written)).toBe(
      [
        '## How do I share?',
        'Click **Share**, or run `share`.',
        '````bash\nshare --with "```"\n````',
        '_Written and checked by the authors of this documentation._',
        'Sources:',
        '- [Sharing › Invite people](https://docs.example/sharing#invite)\n',
      ].join('\n\n'),
    ))

  test('of a quote', () => expect(markdown(quoted)).toContain('> Ten people.\n\nSources:\n\n- [Limits](https://docs.example/limits)'))

  test('of a model’s answer, which is labeled as generated', () => {
    expect(markdown(generated)).toContain('Click Share [1](https://docs.example/sharing#invite). It is free.')
    expect(markdown(generated)).toContain(`_${messages.ask.generated}_`)
  })
})

describe('the announcement of an answer to screen readers', () => {
  const say = (said: Turn) => spokenAnswer(said, messages)

  test('contains its origin, its text, and its sources', () => {
    expect(say(written)).toBe(
      'Written and checked by the authors of this documentation. Click Share, or run share. share --with "```" Sources: Sharing › Invite people',
    )
    expect(say(quoted)).toBe('From the documentation: Ten people. Sources: Limits')
    expect(say(generated)).toMatch(/^AI-generated .* Click Share . It is free\./)
  })

  test('or says that there is no answer', () => {
    expect(say(turn({ nearest: [SHARING] }))).toBe(
      'The documentation doesn’t answer this question. The closest sections: Sharing › Invite people',
    )
    expect(say(turn({ meant: ['Who may share?', 'How do I share?'] }))).toBe('Did you mean: Who may share? or How do I share?')
    expect(say(turn({ status: 'stopped' }))).toBe('You stopped this answer.')
  })

  test('is empty while the answer is incomplete, and if it failed, since an alert reports that', () => {
    for (const status of ['answering', 'failed'] as const) expect(say({ ...written, status })).toBe('')
  })
})

describe('“history of the visit”', () => {
  test('restores the stored turns', () => {
    const turns = [written, quoted, generated, turn({ nearest: [LIMITS], vote: 'yes' })]
    expect(parseTurns(JSON.stringify(turns))).toEqual(turns)
  })

  test('marks an incomplete answer as stopped', () =>
    expect(parseTurns(JSON.stringify([{ ...generated, status: 'answering' }]))).toEqual([{ ...generated, status: 'stopped' }]))

  test('has a maximum length', () => {
    const kept = parseTurns(JSON.stringify(Array.from({ length: 30 }, (_, id) => ({ ...written, id }))))
    expect([kept.length, kept.at(-1)!.id]).toEqual([20, 29])
  })

  test.each([
    null,
    '{',
    '{}',
    '[1]',
    '[{}]',
    JSON.stringify([{ ...written, said: [{ kind: 'constructor' }] }]),
    JSON.stringify([{ ...written, said: [{ kind: 'written', text: 7 }] }]),
    JSON.stringify([{ ...written, said: [{ kind: 'code', code: 'a', language: 'js', label: {}, source: 0 }] }]),
    JSON.stringify([{ ...written, related: [null] }]),
    JSON.stringify([{ ...written, sources: [{ ...SHARING, route: '//evil.example' }] }]),
    JSON.stringify([{ ...written, sources: [{ ...SHARING, route: 'javascript:alert(1)' }] }]),
  ])('ignores invalid data: %s', (stored) => expect(parseTurns(stored)).toEqual([]))
})

test('votes are only sent to the configured endpoint', () => {
  expect(voteAddress({ feedback: undefined, baseUrl: '/' })).toBeUndefined()
  expect(voteAddress({ feedback: { endpoint: '/api/feedback' }, baseUrl: '/docs/' })).toBe('/docs/api/feedback')
  expect(voteAddress({ feedback: { endpoint: 'https://votes.example/a' }, baseUrl: '/docs/' })).toBe('https://votes.example/a')
})
