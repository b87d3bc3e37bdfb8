import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import en from '../../src/messages/en.ts'
import { Formats } from '../../src/messages/formats.ts'

const source = join(import.meta.dirname, '../../src')

const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('messages'))
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n')

/** Paths of all messages, such as `search.history.recent`. */
function namesIn(value: object, path: string[] = []): string[][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null && Object.getPrototypeOf(inner) === Object.prototype
      ? namesIn(inner, [...path, key])
      : [[...path, key]],
  )
}

/** Whether the source uses a message: by name, after its group or a usual variable for the group; or by computed access to its group. */
function isUsed(path: string[]): boolean {
  const key = path.at(-1)!
  const group = path.at(-2)!
  const named = new RegExp(`\\b(?:${group}|words|live|messages)\\??\\.${key}\\b`)
  const chosen = new RegExp(`\\b${group}\\[`)
  return named.test(code) || chosen.test(code)
}

describe('messages', () => {
  test('are all used', () => {
    const { locale: _locale, format: _format, ...messages } = en
    const names = namesIn(messages)
    expect(names.length).toBeGreaterThan(200)
    expect(names.filter((path) => !isUsed(path)).map((path) => path.join('.'))).toEqual([])
  })

  test('format plurals, numbers, dates, and lists in their language', () => {
    const arabic = new Formats({ lang: 'ar-EG', name: 'العربية', direction: 'rtl', calendar: 'islamic-umalqura' })
    expect(arabic.plural(2, { two: 'صفحتان', few: 'صفحات', other: 'صفحة' })).toBe('صفحتان')
    expect(arabic.plural(5, { two: 'صفحتان', few: 'صفحات', other: 'صفحة' })).toBe('صفحات')
    expect(arabic.number(12)).toBe('١٢')
    expect(arabic.date('2026-11-22')).toMatch(/١٤٤٨/)
    expect(arabic.list(['أ', 'ب'], 'and')).toBe('أ وب')
    expect(en.format.list(['a', 'b', 'c'])).toBe('a, b, c')
    expect([en.tags.tagged(1, 'x'), en.tags.tagged(2, 'x')]).toEqual(['One doc tagged with "x"', '2 docs tagged with "x"'])
  })
})
