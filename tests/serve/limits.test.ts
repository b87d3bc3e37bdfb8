import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as asked from '../../src/ask/limits.ts'
import * as served from '../../src/serve/limits.ts'
import { RateLimit } from '../../src/serve/rate-limit.ts'
import { askRaw, serveFiles } from './site-fixture.ts'

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')

test('the README lists every limit of the server and of questions with its value', () => {
  for (const [name, value] of Object.entries({ ...served, ...asked })) {
    const row = readme.split('\n').find((line) => line.includes(`\`${name}\``))
    expect(row, name).toBeDefined()
    for (const each of typeof value === 'number' ? [value] : Object.values(value))
      expect(row, name).toMatch(new RegExp(` ${told(each)}[ ,]`))
  }
})

/** Formats a limit as in README.md: 10,000; 64 kB; milliseconds as seconds. */
function told(value: number): string {
  if (value % (1024 * 1024) === 0) return `${value / 1024 / 1024} MB`
  if (value % 1024 === 0) return `${value / 1024} kB`
  if (value % 1000 === 0 && value >= 5000 && value < 100_000 && value !== 10_000) return `${value / 1000} s`
  return value.toLocaleString('en')
}

test('a rejected request’s response contains the limit', async () => {
  const limit = new RateLimit({ limit: 2, window: 60_000 })
  const site = await serveFiles({}, { endpoint: { path: '/api/ask', read: () => undefined, answer: async function* () {}, limit } })
  const post = (length: number) =>
    askRaw(
      site,
      `POST /api/ask HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{}`,
    )
  expect(await post(served.MAX_QUESTION_BODY + 1)).toContain('The body can have at most 32768 bytes.')
  await post(2)
  expect(await post(2)).toContain('Try again in 30 seconds.')
  const reply = await askRaw(site, `GET /${'a'.repeat(served.MAX_URL_LENGTH)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  expect(reply).toContain('A URL can have at most 8192 characters.')
})
