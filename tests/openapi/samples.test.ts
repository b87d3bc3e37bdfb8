import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { ApiRequest } from '../../src/openapi/request.ts'
import { requestSamples } from '../../src/openapi/samples.ts'
import { go } from '../../src/openapi/samples/go.ts'
import { fetchSample } from '../../src/openapi/samples/javascript.ts'
import { php } from '../../src/openapi/samples/php.ts'
import { python } from '../../src/openapi/samples/python.ts'
import { ruby } from '../../src/openapi/samples/ruby.ts'
import { operationOf } from './fixture.ts'

function samplesOf(operation: object, path = '/things') {
  const { reference, operation: one } = operationOf(operation, { path })
  return Object.fromEntries(requestSamples(one, reference).map(({ label, code }) => [label, code]))
}

const binary = { type: 'string', format: 'binary' }
const UPLOAD = {
  security: [{ token: [] }],
  requestBody: {
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['ref', 'files'],
          properties: { ref: { type: 'string', example: "it's" }, files: { type: 'array', items: binary }, note: { type: 'string' } },
        },
      },
    },
  },
}

describe('“request samples (curl, fetch, axios, Python, PHP, Go, …)”', () => {
  test('in seven languages, with all required parts of the request', () => {
    const samples = samplesOf(
      {
        security: [{ token: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true, example: 'a b' },
          { name: 'sort', in: 'query', schema: { type: 'string' } },
        ],
        requestBody: { content: { 'application/json': { example: { name: 'Dish' } } } },
      },
      '/things/{id}',
    )
    expect(Object.keys(samples)).toEqual(['curl', 'fetch', 'axios', 'Python', 'PHP', 'Go', 'Ruby'])
    for (const [label, code] of Object.entries(samples)) {
      expect(code, label).toContain('https://api.example/v1/things/a%20b')
      expect(code, label).toContain('Bearer YOUR_TOKEN')
      expect(code, label).toContain('Dish')
      expect(code, label).not.toContain('sort')
    }
  })

  test('contain cookies, which a browser can’t send', () => {
    const samples = samplesOf({
      security: [{ session: [] }],
      parameters: [{ name: 'theme', in: 'cookie', required: true, example: 'dark' }],
    })
    for (const [label, code] of Object.entries(samples)) {
      expect(code.toLowerCase(), label).toContain('cookie')
      expect(code, label).toContain('theme=dark; sid=YOUR_TOKEN')
    }
  })

  test.each([
    ['curl', "--form-string 'ref=it'\\''s' \\\n  --form 'files=@photo.jpg'"],
    ['fetch', "form.append('ref', 'it\\'s');\nform.append('files', await openAsBlob('photo.jpg'), 'photo.jpg');"],
    ['axios', "form.append('files', await openAsBlob('photo.jpg'), 'photo.jpg');"],
    ['Python', '("ref", (None, "it\'s")),\n        ("files", ("photo.jpg", open("photo.jpg", "rb"))),'],
    ['PHP', "'ref' => 'it\\'s',\n    'files' => new CURLFile('photo.jpg'),"],
    ['Go', 'part2, _ := form.CreateFormFile("files", "photo.jpg")\n\tio.Copy(part2, file2)\n\tform.Close()'],
    ['Ruby', "['ref', 'it\\'s'],\n  ['files', File.open('photo.jpg')],\n], 'multipart/form-data')"],
  ])('of a form with files in %s', (label, part) => {
    const code = samplesOf(UPLOAD)[label]!
    expect(code).toContain(part)
    expect(code).not.toContain('note')
    // The HTTP client generates the boundary; in Go, the sample sets the header itself.
    expect(code.includes('Content-Type')).toBe(label === 'Go')
  })

  test.each([
    ['image/png', 'picture.png'],
    ['application/pdf', 'document.pdf'],
    ['application/octet-stream', 'photo.jpg'],
  ])('a body of type %s is a file', (type, file) => {
    const samples = samplesOf({ requestBody: { content: { [type]: {} } } })
    for (const [label, code] of Object.entries(samples)) expect(code, label).toContain(file)
  })
})

const NASTY = `'"\\ \n\t$x \${x} #{x} \`é\u2028😀`

/** A request with characters that need escaping, in all locations. */
const nasty = (body: ApiRequest['body'], type: string): ApiRequest => ({
  method: 'POST',
  url: 'http://api.example/a?b=%27c',
  headers: [['Content-Type', type]],
  cookies: [],
  body,
})
const json = nasty({ kind: 'text', text: JSON.stringify({ [NASTY]: [NASTY, true, null, {}, 1.5] }) }, 'application/json')

describe('samples preserve special characters', () => {
  const JSON_TEXT = JSON.stringify(NASTY)
  const single = `'${NASTY.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

  test.each([
    ['Python', python, [`${JSON_TEXT}: [`, 'True', 'None', '{}']],
    ['PHP', php, [`${single} => [`, 'true', 'null', 'new stdClass()']],
    ['Ruby', ruby, [`${single} => [`, 'true', 'nil', '{}']],
    // A raw string can't contain a backtick.
    ['Go', go, [`strings.NewReader(${JSON.stringify((json.body as { text: string }).text)})`]],
  ])('in %s', (_, write, parts) => {
    const code = write(json, { isJson: true })
    for (const part of parts) expect(code).toContain(part)
  })

  /** Runs a sample with a server that records the request. */
  async function run(request: ApiRequest, write: typeof fetchSample): Promise<{ type: string; body: string }> {
    const dir = mkdtempSync(join(tmpdir(), 'sample-'))
    const received: Array<{ type: string; body: string }> = []
    const server = createServer(async (incoming, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of incoming) chunks.push(chunk as Buffer)
      received.push({ type: incoming.headers['content-type'] ?? '', body: Buffer.concat(chunks).toString() })
      response.end('{}')
    }).listen(0, 'localhost')
    onTestFinished(() => {
      server.close()
      rmSync(dir, { recursive: true })
    })
    await once(server, 'listening')
    writeFileSync(join(dir, 'photo.jpg'), 'a picture')
    const url = `http://localhost:${(server.address() as AddressInfo).port}/`
    writeFileSync(join(dir, 'sample.mjs'), write({ ...request, url }, { isJson: true }))
    await promisify(execFile)(process.execPath, ['sample.mjs'], { cwd: dir })
    return received[0]!
  }

  test('in JavaScript, with JSON', async () => {
    const { type, body } = await run(json, fetchSample)
    expect(type).toBe('application/json')
    expect(JSON.parse(body)).toEqual({ [NASTY]: [NASTY, true, null, {}, 1.5] })
  })

  test('in JavaScript, with text', async () => {
    expect(await run(nasty({ kind: 'text', text: NASTY }, 'text/plain'), fetchSample)).toEqual({ type: 'text/plain', body: NASTY })
  })

  test('in JavaScript, with a form', async () => {
    const parts = [
      { name: 'note', text: NASTY, type: undefined },
      { name: 'files', file: { name: 'photo.jpg', type: '' }, type: 'image/jpeg' },
    ]
    const { type, body } = await run({ ...nasty({ kind: 'form', parts }, ''), headers: [] }, fetchSample)
    const form = await new Response(body, { headers: { 'content-type': type } }).formData()
    const file = form.get('files') as File
    // Form data has CRLF line breaks.
    expect(form.get('note')).toBe(NASTY.replaceAll('\n', '\r\n'))
    expect([file.name, file.type, await file.text()]).toEqual(['photo.jpg', 'image/jpeg', 'a picture'])
  })
})
