import { describe, expect, it } from 'vitest'
import { parseMark } from '../../verify/harness/mark.ts'

describe('a fence’s mark contains', () => {
  it('its kind', () => {
    expect(parseMark('rest')).toEqual({ kind: 'rest', after: false, throws: false, fails: false, hidden: false, omit: [], keep: [] })
  })

  it('settings', () => {
    expect(parseMark('rest status=404 as=ada in=shop by=gatsby after')).toMatchObject({
      status: 404,
      as: 'ada',
      in: 'shop',
      by: 'gatsby',
      after: true,
    })
  })

  it('parts that a recorded response omits', () => {
    expect(parseMark('response omit=data.2-,meta keep=data.*:id,name')).toMatchObject({
      omit: ['data.2-', 'meta'],
      keep: [{ path: 'data.*', keys: ['id', 'name'] }],
    })
  })

  it('whether the page shows an effect', () => {
    expect(parseMark('effect hidden')).toMatchObject({ kind: 'effect', hidden: true })
  })

  it('or the reason why it isn’t run', () => {
    expect(parseMark('no: needs an SMTP server')).toEqual({ kind: 'no', reason: 'needs an SMTP server' })
  })

  it.each([
    ['no', 'needs a reason'],
    ['resst', 'Unknown kind of sample "resst"'],
    ['rest status=ok', 'isn’t an HTTP status'],
    ['rest often', 'Unknown word "often"'],
    ['rest colour=red', 'Unknown setting "colour"'],
    ['response keep=data', 'keep needs the keys'],
  ])('“%s” is rejected: %s', (text, message) => {
    expect(() => parseMark(text)).toThrow(message)
  })
})
