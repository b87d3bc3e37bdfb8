import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readDocument } from '../../verify/harness/document.ts'
import { outdatedPages } from '../../verify/versions/check.ts'
import { compare } from '../../verify/versions/compare.ts'
import { explain, type Explanation } from '../../verify/versions/explanations.ts'
import { itemsOf } from '../../verify/versions/items.ts'
import { resultOf } from '../../verify/versions/keep.ts'
import type { Outcome } from '../../verify/versions/outcome.ts'
import type { PageResult } from '../../verify/versions/results.ts'

const value = (json: unknown): Outcome => ({ is: 'answer', answer: { kind: 'value', json: JSON.stringify(json) } })
const http = (status: number, body: unknown): Outcome => ({
  is: 'answer',
  answer: { kind: 'http', status, reason: '', type: 'application/json', body: JSON.stringify(body) },
})

describe('The result in another version is', () => {
  test('the same, regardless of the order of keys', () => {
    expect(compare(value({ a: 1, b: [2] }), value({ b: [2], a: 1 }))).toEqual({ kind: 'same' })
  })

  test('an addition if everything else is unchanged', () => {
    const { kind, lines } = compare(value({ a: 1 }), value({ a: 1, locale: null }))
    expect(kind).toBe('added')
    expect(lines).toContain('+  "locale": null')
  })

  test('different if values are missing or lists have different lengths', () => {
    expect(compare(value({ a: 1, b: 2 }), value({ a: 1 })).kind).toBe('other')
    expect(compare(value([1]), value([1, 2])).kind).toBe('other')
  })

  test('different if the effect on the database differs', () => {
    const doing = (effect: string[]): Outcome => ({ ...(value(1) as Extract<Outcome, { is: 'answer' }>), effect })
    expect(compare(doing(['1 dish created']), doing(['nothing has changed']))).toEqual({
      kind: 'other',
      lines: ['-1 dish created', '+nothing has changed'],
    })
  })

  test('a refusal if a successful request now gets an error or no response', () => {
    expect(compare(http(200, { data: 1 }), http(400, { error: 1 })).kind).toBe('refused')
    expect(compare(value(1), { is: 'refused', message: 'ValidationError: no' })).toEqual({
      kind: 'refused',
      message: 'ValidationError: no',
    })
  })

  test('the same if only times, paths, speeds, or version numbers differ', () => {
    const text = (lines: string[]): Outcome => ({ is: 'answer', answer: { kind: 'text', text: lines.join('\n') } })
    const printed = (time: string, version: string, folder: string, speed: string) =>
      text([
        `[2026-11-24 ${time}] warn: Slow`,
        version,
        `There is no /tmp/${folder}/app/assets`,
        `✔ links: 5 transferred · 1.2 KB · ${speed}`,
        `[INFO]\t[2026-11-24T${time}Z] (Typegen) Generated components in 0.${time.slice(-3)}s`,
        Buffer.from(`sixteen ${time.slice(-8)}`).toString('base64'),
      ])
    const one = printed('14:37:20.592', '5.0.0-rc.30', 'port-alder-pQ0eKY', '3.4 MB/s · 16.0ms')
    for (const speed of ['918 items/s · 1.2s', '0/s · 0ms', '1ms'])
      expect(compare(one, printed('14:38:10.648', '5.54.0', 'port-alder-V3D8l0', speed))).toEqual({ kind: 'same' })
    expect(compare(one, text(['warn: Slow', '5.54.0', 'There is an app/assets', ''])).kind).toBe('other')
  })

  test('the same if a document that exists in one version only has another ID and creation time', () => {
    const row = (documentId: string, createdAt: string) => value({ documentId, createdAt })
    const [one, two] = [
      row('d17udo3puhx3ft41dlrmlr5l', '2024-09-02T09:28:00.000Z'),
      row('h2ls31niwuhg4yl02xokplmh', '2024-09-02T09:32:00.000Z'),
    ]
    expect(compare(one, two)).toEqual({ kind: 'same' })
    expect(compare(one, two, { known: new Set(['d17udo3puhx3ft41dlrmlr5l']) }).kind).toBe('other')
  })

  test('unknown if the documented version has no result either', () => {
    expect(compare({ is: 'refused', message: 'No' }, value(1)).kind).toBe('unknown')
  })
})

describe('A difference', () => {
  const explanation = (of: Partial<Explanation['of']>): Explanation => ({ id: 'a', topic: 'T', says: 'S.', of })
  const difference = {
    key: 'k',
    what: 'sample',
    kind: 'added',
    at: 'GET /api',
    lines: [' {', '+  "locale": null', '+  "other": 1', ' }'],
  } as const

  test('is explained line by line, and unexplained lines are returned', () => {
    expect(explain('/a', { ...difference, lines: [...difference.lines] }, [explanation({ line: 'locale' })])).toEqual({
      why: ['a'],
      unexplained: ['+  "other": 1'],
    })
  })

  test('is only explained by explanations for its page and kind', () => {
    const own = { ...difference, lines: [...difference.lines] }
    expect(explain('/a', own, [explanation({ route: '^/b' }), explanation({ kind: 'refused' })]).why).toEqual([])
    expect(explain('/b', own, [explanation({ route: '^/b' })])).toEqual({ why: ['a'], unexplained: [] })
  })
})

describe('The key of a sample', () => {
  const SAMPLE = '```http verify="rest"\nGET /api/dishes\n```\n\n```json verify="response"\n1\n```\n'
  const keys = async (text: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'items-'))
    try {
      writeFileSync(join(folder, 'a.mdx'), text)
      return itemsOf(await readDocument(join(folder, 'a.mdx'))).map(({ key }) => key)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  test('stays the same if the surrounding page or the response changes', async () => {
    expect(await keys(`# Other\n\nMore.\n\n${SAMPLE.replace('\n1\n', '\n2\n')}`)).toEqual(await keys(SAMPLE))
  })

  test('changes with its code, its user, and the sample that it continues', async () => {
    const second = '\n```http verify="rest after"\nGET /api/chefs\n```\n'
    const [first, next] = await keys(SAMPLE + second)
    const [, nextOfOther] = await keys(SAMPLE.replace('dishes', 'menus') + second)
    expect(next).not.toBe(nextOfOther)
    expect(await keys(SAMPLE.replace('rest', 'rest as=ada'))).not.toContain(first)
  })

  test('is unique for identical samples', async () => {
    expect(new Set(await keys(SAMPLE + SAMPLE)).size).toBe(2)
  })
})

describe('Recorded results are outdated', () => {
  const read = async (text: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'kept-'))
    try {
      writeFileSync(join(folder, 'a.mdx'), text)
      return { ...(await readDocument(join(folder, 'a.mdx'))), route: '/a' }
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
  const sample = (path: string) => `\`\`\`http verify="rest"\nGET /api/${path}\n\`\`\`\n\n`

  test('if a sample has no result, a result has no sample, or a page is missing', async () => {
    const [one, two] = [await read(sample('dishes')), await read(sample('dishes') + sample('chefs'))]
    const keys = (document: typeof one) => itemsOf(document).map(({ key }) => key)
    const kept = (document: typeof one) => ({ pages: { '/a': { same: keys(document), different: [] } } })
    expect(outdatedPages(kept(one), [one])).toEqual([])
    expect(outdatedPages(kept(one), [two])).toEqual(['/a'])
    expect(outdatedPages(kept(two), [one])).toEqual(['/a'])
    expect(outdatedPages(kept(one), [])).toEqual(['/a'])
    expect(outdatedPages({ pages: {} }, [one])).toEqual(['/a'])
  })

  test('for new marks only; the other results stay', async () => {
    const mark = (words: string) => `It is so. {/* verify: file=a.js has="${words}" */}\n\n`
    const document = await read(sample('dishes') + sample('chefs') + mark('limit: 25') + mark('limit: 50'))
    const [dishes, chefs, first, second] = itemsOf(document).map(({ key }) => key)
    const before: PageResult = {
      same: [dishes!, 'gone'],
      different: [{ key: chefs!, what: 'sample', kind: 'other', at: 'Of then' }],
    }
    const found: Outcome = { is: 'answer', answer: { kind: 'text', text: 'limit: 25' } }
    const looked = { '/a': { [first!]: found, [second!]: found } }
    expect(resultOf(document, { documented: looked, other: looked, known: new Set() }, before)).toEqual({
      same: [dishes, first, second],
      different: [{ key: chefs, what: 'sample', kind: 'other', at: 'GET /api/chefs' }],
    })
  })
})
