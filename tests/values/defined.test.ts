import { expect, test } from 'vitest'
import { defined } from '../../src/values/defined.ts'

interface Link {
  href: string
  label?: string
}

test('removes only undefined keys, so the object is the same after serialization as JSON', () => {
  const values = { href: '/', label: undefined, count: 0, text: '', none: null }
  const kept = defined<{ href: string; label?: string; count: number; text: string; none: null }>(values)
  expect(Object.keys(kept)).toEqual(['href', 'count', 'text', 'none'])
  expect(JSON.parse(JSON.stringify(kept))).toStrictEqual(kept)
})

test('doesn’t accept undefined for required keys', () => {
  const link = (href: string, label: string | undefined): Link => defined({ href, label })
  // @ts-expect-error: a link leads somewhere.
  const broken = (): Link => defined({ href: undefined })
  expect(link('/', undefined)).toStrictEqual({ href: '/' })
  expect(broken()).toStrictEqual({})
})
