import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LIMITS } from '../../src/values/limits.ts'

const guide = readFileSync(join(import.meta.dirname, '../../CONTRIBUTING.md'), 'utf8')

test.each(Object.entries(LIMITS))('CONTRIBUTING.md lists %s with its value', (name, value) => {
  const row = guide.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${name}\``))
  const told =
    value % (1024 * 1024) === 0 ? `${value / 1024 / 1024} MB` : value % 1024 === 0 ? `${value / 1024} kB` : value.toLocaleString('en')
  expect(` ${row} `).toContain(` ${told} `)
})
