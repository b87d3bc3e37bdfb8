import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { voteEndpoint } from '../../src/build/vote-endpoint.ts'
import { RateLimit } from '../../src/serve/rate-limit.ts'
import { VoteFile } from '../../src/serve/vote-file.ts'
import { type ServedSite, serveFiles, temporaryFolder } from './site-fixture.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }
/** Questions that the page answers. */
const QUESTIONS = { '_data/cloud/intro.questions.json': JSON.stringify(['What is it?', 'Is it free?']) }
const YES = JSON.stringify({ route: '/cloud/intro', helpful: true })

async function serveVotes({ limit = 1000, baseUrl = '/' } = {}) {
  const folder = join(await temporaryFolder(), 'made', 'when needed')
  const file = join(folder, 'votes.json')
  const votes = { path: '/api/feedback', votes: new VoteFile(file), limit: new RateLimit({ limit, window: 60_000 }) }
  const site = await serveFiles(QUESTIONS, { votes, baseUrl })
  const counts = async () => JSON.parse(await readFile(file, 'utf8')) as unknown
  return { site, folder, file, counts }
}

/** Suppresses the reports of expected errors. */
function silence(): void {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => report.mockRestore())
}

function post(site: ServedSite, body: string, headers: Record<string, string> = JSON_TYPE): Promise<Response> {
  return fetch(`${site.url}api/feedback`, { method: 'POST', body, headers, redirect: 'manual' })
}

describe('“a vote counts at once”', () => {
  test('sent as JSON, also repeatedly', async () => {
    const { site, counts } = await serveVotes()
    expect((await post(site, YES)).status).toBe(204)
    expect(await counts()).toEqual({ '/cloud/intro': { yes: 1, no: 0 } })
    await post(site, YES)
    await post(site, JSON.stringify({ route: '/', helpful: false }))
    expect(await counts()).toEqual({ '/': { yes: 0, no: 1 }, '/cloud/intro': { yes: 2, no: 0 } })
  })

  test('sent by the site’s own form, which redirects back to the page', async () => {
    const { site, counts } = await serveVotes({ baseUrl: '/docs/' })
    for (const own of [{ 'sec-fetch-site': 'same-origin' }, { origin: new URL(site.url).origin }]) {
      const reply = await post(site, 'route=%2Fcloud%2Fintro&helpful=no', { ...FORM_TYPE, ...own })
      expect([reply.status, reply.headers.get('location')]).toEqual([303, '/docs/cloud/intro#thanks'])
    }
    expect(await counts()).toEqual({ '/cloud/intro': { yes: 0, no: 2 } })
  })

  test('for the same page under all of its names', async () => {
    const { site, counts } = await serveVotes()
    for (const route of ['/cloud/intro', '/cloud/intro.html', '/openapi/', '/openapi/index.html']) {
      expect((await post(site, JSON.stringify({ route, helpful: true }))).status).toBe(204)
    }
    expect(await counts()).toEqual({ '/cloud/intro': { yes: 2, no: 0 }, '/openapi/': { yes: 2, no: 0 } })
  })

  test('and GET and HEAD report that the endpoint exists', async () => {
    const { site } = await serveVotes()
    for (const method of ['GET', 'HEAD']) expect((await fetch(`${site.url}api/feedback`, { method })).status).toBe(204)
  })

  test('only if the configuration’s endpoint is on the site’s own server', () => {
    expect(voteEndpoint({ feedback: undefined }, '/product', {})).toBeUndefined()
    expect(voteEndpoint({ feedback: { endpoint: 'https://counter.example' } }, '/product', {})).toBeUndefined()
    expect(voteEndpoint({ feedback: { endpoint: '/api/votes' } }, '/product', { BEHIND_PROXY: '1' })).toMatchObject({
      path: '/api/votes',
      isBehindProxy: true,
    })
  })
})

describe('a vote on an answer counts for its question', () => {
  const about = (question: unknown, route = '/cloud/intro') => JSON.stringify({ route, helpful: true, question })

  test('if the page answers it; otherwise for the page that the answer cites', async () => {
    const { site, counts } = await serveVotes()
    for (const question of ['Is it free?', 'Is it free?', '']) expect((await post(site, about(question))).status).toBe(204)
    await post(site, YES)
    expect(await counts()).toEqual({
      '/cloud/intro': { yes: 1, no: 0 },
      '/cloud/intro?ask=': { yes: 1, no: 0 },
      '/cloud/intro?ask=Is it free?': { yes: 2, no: 0 },
    })
  })

  test.each([
    ['a custom question', about('Is it mine?'), 404],
    ['a question of another page', about('Is it free?', '/'), 404],
    ['a question that is too long', about('x'.repeat(201)), 400],
    ['a value of another type', about(7), 400],
  ])('not for %s', async (_, body, status) => {
    const { site, file } = await serveVotes()
    expect((await post(site, body)).status).toBe(status)
    await expect(readFile(file)).rejects.toThrow('ENOENT')
  })
})

describe('invalid input is rejected, and isn’t counted', () => {
  const cases: Array<[string, number, string, Record<string, string>]> = [
    ['invalid JSON', 400, '{', JSON_TYPE],
    ['nothing', 400, '', JSON_TYPE],
    ['an invalid type', 400, JSON.stringify({ route: 7, helpful: true }), JSON_TYPE],
    ['no answer', 400, JSON.stringify({ route: '/' }), JSON_TYPE],
    ['an additional property', 400, JSON.stringify({ route: '/', helpful: true, comment: 'x' }), JSON_TYPE],
    ['a URL', 400, JSON.stringify({ route: 'https://evil.example', helpful: true }), JSON_TYPE],
    ['a missing page', 404, JSON.stringify({ route: '/nothing', helpful: true }), JSON_TYPE],
    ['the 404 page', 404, JSON.stringify({ route: '/404', helpful: true }), JSON_TYPE],
    ['a file that isn’t a page', 404, JSON.stringify({ route: '/data.txt', helpful: true }), JSON_TYPE],
    ['a path upwards', 404, JSON.stringify({ route: '/../secret', helpful: true }), JSON_TYPE],
    ['an inherited property', 404, JSON.stringify({ route: '/__proto__', helpful: true }), JSON_TYPE],
    ['too large a body', 413, JSON.stringify({ route: `/${'x'.repeat(5000)}`, helpful: true }), JSON_TYPE],
    ['plain text', 415, YES, { 'content-type': 'text/plain' }],
    ['another site', 403, YES, { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' }],
    ['a form without an origin', 403, 'route=%2F&helpful=yes', FORM_TYPE],
    ['a form of another site', 403, 'route=%2F&helpful=yes', { ...FORM_TYPE, origin: 'https://evil.example' }],
    ['a form with an invalid answer', 400, 'route=%2F&helpful=maybe', { ...FORM_TYPE, 'sec-fetch-site': 'same-origin' }],
  ]
  test.each(cases)('%s: %i', async (_, status, body, headers) => {
    const { site, file } = await serveVotes()
    expect((await post(site, body, headers)).status).toBe(status)
    await expect(readFile(file)).rejects.toThrow('ENOENT')
  })

  test('another method gets 405', async () => {
    const { site } = await serveVotes()
    const reply = await fetch(`${site.url}api/feedback`, { method: 'DELETE' })
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  })

  test('too many votes of one reader get 429 with a waiting time', async () => {
    const { site, counts } = await serveVotes({ limit: 2 })
    const replies = [await post(site, YES), await post(site, YES), await post(site, YES)]
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 429])
    expect(Number(replies[2]!.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await counts()).toEqual({ '/cloud/intro': { yes: 2, no: 0 } })
  })
})

describe('the vote file', () => {
  test('counts all concurrent votes, and is always complete', async () => {
    const { site, file, folder, counts } = await serveVotes()
    await post(site, YES)
    let isDone = false
    const reads = (async () => {
      while (!isDone) JSON.parse(await readFile(file, 'utf8'))
    })()
    const replies = await Promise.all(Array.from({ length: 200 }, () => post(site, YES)))
    isDone = true
    await reads
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]))
    expect(await counts()).toEqual({ '/cloud/intro': { yes: 201, no: 0 } })
    expect(await readdir(folder)).toEqual(['votes.json'])
  })

  test.each(['', '{', '[]', '{"/a":{"yes":-1,"no":0}}', '{"a":{"yes":1,"no":0}}', '{"/a":7}'])(
    'is set aside if it is broken (%s), and counting restarts',
    async (text) => {
      silence()
      const { site, file, folder, counts } = await serveVotes()
      await mkdir(folder, { recursive: true })
      await writeFile(file, text)
      expect((await post(site, YES)).status).toBe(204)
      expect(await counts()).toEqual({ '/cloud/intro': { yes: 1, no: 0 } })
      const [aside] = (await readdir(folder)).filter((name) => name.startsWith('votes.json.broken-'))
      expect(await readFile(join(folder, aside!), 'utf8')).toBe(text)
    },
  )

  test('can be deleted at any time', async () => {
    const { site, file, counts } = await serveVotes()
    await post(site, YES)
    await rm(file)
    await post(site, YES)
    expect(await counts()).toEqual({ '/cloud/intro': { yes: 1, no: 0 } })
  })

  test('that can’t be written gets 503, and the next vote counts once it can', async () => {
    silence()
    const { site, file, counts } = await serveVotes()
    await mkdir(file, { recursive: true })
    expect((await post(site, YES)).status).toBe(503)
    await rm(file, { recursive: true })
    expect((await post(site, YES)).status).toBe(204)
    expect(await counts()).toEqual({ '/cloud/intro': { yes: 1, no: 0 } })
  })

  test('has a limited size, and so does the queue of votes', async () => {
    const file = join(await temporaryFolder(), 'votes.json')
    const full = Object.fromEntries(Array.from({ length: 10_000 }, (_, page) => [`/${page}`, { yes: 1, no: 0 }]))
    await writeFile(file, JSON.stringify(full))
    const votes = new VoteFile(file)
    await expect(votes.add('/new', 'yes')).rejects.toThrow('10000 pages')
    await votes.add('/7', 'no')
    expect((JSON.parse(await readFile(file, 'utf8')) as typeof full)['/7']).toEqual({ yes: 1, no: 1 })
    const many = await Promise.allSettled(Array.from({ length: 1100 }, () => votes.add('/7', 'yes')))
    expect(many.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(90)
  })
})
