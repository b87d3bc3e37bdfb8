import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeOutdated } from '../../src/build/cache/outdated.ts'

test('bundles of earlier sources are deleted after a week; everything else stays', () => {
  const cache = mkdtempSync(join(tmpdir(), 'cache-'))
  onTestFinished(() => rmSync(cache, { recursive: true }))
  const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000)
  for (const [name, age] of Object.entries({ 'app-a': 8, 'app-b': 6, 'command-c': 30, 'pages-d': 30, compressed: 30 })) {
    mkdirSync(join(cache, name))
    utimesSync(join(cache, name), days(age), days(age))
  }
  removeOutdated(cache)
  expect(readdirSync(cache).sort()).toEqual(['app-b', 'compressed', 'pages-d'])
})
