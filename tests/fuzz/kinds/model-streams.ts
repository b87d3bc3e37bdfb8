import fc from 'fast-check'
import { anyText } from '../../values/any-text.ts'
import type { FuzzKind, Trial } from '../kind.ts'

/** Response of a model's service in chunks, as Latin-1 strings of bytes. */
interface Stream {
  status: number
  pieces: string[]
}

const KEY = 'sk-nobody-may-read-this'
const KNOWN = 'https://known.example/a'

const pick = (...choices: string[]) => fc.constantFrom(...choices)
const WORDS = [
  'Cancel',
  'the deployment',
  'locale',
  '.',
  ' ',
  '\n',
  'http',
  's://',
  'HTTPS://evil.example',
  KNOWN,
  'www.',
  'NO_',
  'NO_ANSWER',
  '`',
  '<script>',
]
const BRACKETS = ['[', ']', '(', ')', '【', '】', '[1]', '[1, 2]', '[0]', '[99999999999]', '![', '](', '[a](x)', ',', '1']
const text = fc.oneof(pick(...WORDS), pick(...BRACKETS), anyText(8))
const content = fc.oneof(
  { weight: 8, arbitrary: fc.array(text, { maxLength: 6 }).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.tuple(text, fc.nat(3000)).map(([part, count]) => part.repeat(count)) },
)
const chunk = fc.oneof(
  { weight: 8, arbitrary: content.map((said): unknown => ({ choices: [{ delta: { content: said } }] })) },
  { weight: 1, arbitrary: pick('stop', 'length', 'other').map((end) => ({ choices: [{ delta: {}, finish_reason: end }] })) },
  { weight: 1, arbitrary: fc.jsonValue().map((value) => ({ choices: [{ delta: { content: value } }], error: undefined })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      { error: { message: KEY } },
      {},
      null,
      [],
      1,
      { choices: null },
      { choices: [null] },
      { choices: [{ delta: null }] },
    ),
  },
)
const event = fc.oneof(
  { weight: 10, arbitrary: chunk.map((value) => `data: ${JSON.stringify(value)}\n\n`) },
  {
    weight: 1,
    arbitrary: pick(
      'data: [DONE]\n\n',
      ': comment\n\n',
      'event: x\n',
      'data:',
      'data: {not json\n\n',
      '\r\n\r\n',
      '<!doctype html>',
      '\xff\xfe',
      '\0',
    ),
  },
  { weight: 1, arbitrary: anyText(20) },
)
const bytes = (written: string) => Buffer.from(written).toString('latin1')

/** Splits text anywhere, even within a character. */
function cut(written: string, lengths: number[]): string[] {
  const pieces: string[] = []
  let at = 0
  for (const length of lengths) pieces.push(written.slice(at, (at += length)))
  return [...pieces, written.slice(at)].filter((piece) => piece !== '')
}

const stream: fc.Arbitrary<Stream> = fc.record({
  status: fc.oneof({ weight: 20, arbitrary: fc.constant(200) }, fc.constantFrom(204, 302, 401, 500)),
  pieces: fc
    .tuple(fc.array(event, { maxLength: 12 }), fc.boolean(), fc.array(fc.nat(60), { maxLength: 10 }))
    .map(([events, isWhole, lengths]) => cut(bytes(events.join('') + (isWhole ? 'data: [DONE]\n\n' : '')), lengths)),
})

async function open(): Promise<Trial<Stream>> {
  const { stemmer } = await import('stemmer')
  const { serviceWriter } = await import('../../../src/ask/chat-completions.ts')
  const { modelParts } = await import('../../../src/ask/model-answer.ts')
  const { MAX_ANSWER } = await import('../../../src/ask/limits.ts')
  const passages = [`Cancel the deployment, see ${KNOWN} for it.`, 'A locale is a language.'].map((words) => ({
    route: '/a',
    id: '',
    title: 'A',
    heading: '',
    path: [],
    blocks: [{ kind: 'text' as const, text: words }],
  }))
  const write = serviceWriter({ baseUrl: 'http://127.0.0.1:9', model: 'm', apiKey: KEY })
  return {
    async check({ status, pieces }) {
      globalThis.fetch = async () => new Response(status === 204 ? null : bodyOf(pieces), { status })
      let said = ''
      try {
        for await (const part of modelParts(write('q', passages, { lang: 'en' }), passages, stemmer)) {
          if (part.kind === 'text') said += part.text
          else if (part.kind !== 'cite' || !passages[part.source]) throw new TypeError(`It says ${JSON.stringify(part)}.`)
          else said += '|'
        }
      } catch (error) {
        if (error instanceof TypeError) throw error
        // The message must be a sentence that doesn't contain the service's response.
        if (!/^The model[^{}<>]*\.$/.test((error as Error).message)) throw error
      }
      if (said.length > MAX_ANSWER * 2) throw new Error(`It says ${said.length} characters.`)
      const address = /https?:\/\/\w+|www\.\w+/i.exec(said.replaceAll(KNOWN, '|'))
      if (address) throw new Error(`It shows ${address[0]}.`)
      if (said.includes(KEY)) throw new Error('It tells the key.')
    },
  }
}

function bodyOf(pieces: string[]): ReadableStream<Uint8Array> {
  const left = pieces.map((piece) => Buffer.from(piece, 'latin1'))
  return new ReadableStream({
    pull(controller) {
      const next = left.shift()
      if (next) controller.enqueue(new Uint8Array(next))
      else controller.close()
    },
  })
}

const said = (written: string) => bytes(`data: ${JSON.stringify({ choices: [{ delta: { content: written } }] })}\n\n`)

export default {
  about: 'responses from a language model',
  inputs: stream,
  attacks: {
    'brackets froze the server': { status: 200, pieces: [said('['.repeat(900_000))] },
    'brackets within the answer’s limit': { status: 200, pieces: [said('['.repeat(9000))] },
    'brackets, one after the other': { status: 200, pieces: Array.from({ length: 9000 }, () => said('[')) },
    'an endless answer filled the memory': { status: 200, pieces: Array.from({ length: 5000 }, () => said('word '.repeat(40))) },
    'an event without an end': { status: 200, pieces: [`data: ${'a'.repeat(3_000_000)}`] },
    'events without words': { status: 200, pieces: Array.from({ length: 20_000 }, () => 'data: {}\n\n') },
    'a page instead of events': { status: 200, pieces: ['<!doctype html><h1>Sign in</h1>'] },
  },
  open,
} satisfies FuzzKind<Stream>
