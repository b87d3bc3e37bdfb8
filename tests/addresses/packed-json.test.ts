import { expect, test } from 'vitest'
import { unpack } from '../../src/addresses/packed-json.ts'
import { pack } from '../../src/build/output/pack.ts'

test('unpacking restores packed data, regardless of its overlap with the dictionary', async () => {
  const html = '<p>The <code>café</code> – 好</p>\n'
  for (const data of [{}, { html }, { html: html.repeat(5000) }]) expect(await unpack(pack(data))).toEqual(data)
})

test('anything else is an error: a 404 page, text, empty data, or a part', async () => {
  const whole = pack({ title: 'A page' })
  const texts = ['<!doctype html><title>Not found</title>', '{"title":"A page"}', ''].map((text) => new TextEncoder().encode(text))
  for (const answer of [...texts, whole.slice(0, -3)]) await expect(unpack(answer), String(answer)).rejects.toThrow(Error)
})
