import { stemmer } from 'stemmer'
import { describe, expect, test } from 'vitest'
import { CitationCheck } from '../../src/ask/citations.ts'
import type { Passage } from '../../src/ask/passages.ts'

const passage = (text: string): Passage => ({ route: '/a', id: '', title: 'A', heading: '', path: [], blocks: [{ kind: 'text', text }] })
const PASSAGES = [
  passage('Cancel a deployment with the Cancel button, see https://known.example/a for more.'),
  passage('Locales are languages.'),
]

/** The output for an answer in pieces, with citations as `<n>`. */
function shown(...pieces: string[]): string {
  const check = new CitationCheck(PASSAGES, stemmer)
  const parts = [...pieces.flatMap((piece) => check.add(piece)), ...check.end()]
  return parts.map((part) => (part.kind === 'text' ? part.text : `<${part.source + 1}>`)).join('')
}

/** Checks the output both for the whole answer and character by character. */
function expectShown(said: string, expected: string): void {
  expect(shown(said)).toBe(expected)
  expect(shown(...said)).toBe(expected)
}

describe('a model’s output is checked while it is streamed', () => {
  test.each([
    ['Cancel the deployment [1].', 'Cancel the deployment <1>.'],
    ['Cancel the deployment.[1] More.', 'Cancel the deployment.<1> More.'],
    ['Cancel the deployment [1, 2].', 'Cancel the deployment <1>.'],
    ['Cancel the deployment 【1】.', 'Cancel the deployment <1>.'],
    ['Bananas. Cancel the deployment [1]. Bananas [1].', 'Bananas. Cancel the deployment <1>. Bananas .'],
    ['Cancel [a deployment](https://evil.example) [1].', 'Cancel a deployment <1>.'],
    ['Cancel [1](https://evil.example) the deployment [1].', 'Cancel 1 the deployment <1>.'],
    ['[one] and [two', '[one] and [two'],
    ['an image ![x](https://evil.example/x.png)!', 'an image x!'],
    ['See https://known.example/a now', 'See https://known.example/a now'],
    ['See HTTP://EVIL.example now', 'See  now'],
    ['See hTTps://evil.example, WWW.evil.example', 'See  '],
    ['See xhttps://evil.example', 'See x'],
    ['See [ht](x)tps://evil.example now', 'See  now'],
    ['See [https://evil.example](x) now', 'See  now'],
    ['See ht[](x)tp[](x)s://evil.example now', 'See  now'],
    ['www.[9]evil.example', ''],
    ['wow', 'wow'],
  ])('%s', expectShown)

  test.each([
    ['brackets', '['],
    ['unclosed links', '[a]('],
    ['URLs', 'https://a '],
    ['beginnings of URLs', 'www.'],
    ['citations', '[1]'],
    ['citations of text', 'cancel deployment [1] '],
    ['numbers', '[1,1,1,1,1,1'],
    ['spaces', ' '],
    ['Chinese brackets', '【1,'],
    ['exclamation marks', '!!!! '],
  ])('100 kB of %s are processed quickly, in one piece or in many', (_, text) => {
    /** Processor time in milliseconds. */
    const timeOf = (length: number): number => {
      const long = text.repeat(Math.ceil(length / text.length))
      const started = process.cpuUsage()
      shown(long)
      shown(...(long.match(/.{1,10}/gs) ?? []))
      return process.cpuUsage(started).user / 1000
    }
    // On a busy machine, both take longer. A length of 10 times takes 10 times as long; with quadratic time, 100 times, and minutes.
    const short = timeOf(10_000)
    expect(timeOf(100_000)).toBeLessThan(Math.max(5000, 40 * short))
  })
})
