import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PageCache } from '../../src/build/cache/page-cache.ts'
import { compileDocuments } from '../../src/build/steps/documents.ts'
import { BlockRegistry } from '../../src/compile/block.ts'
import messages from '../../src/messages/en.ts'

test('compiling many documents yields to the event loop, so the parser can release its memory', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'documents-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const files = Array.from({ length: 120 }, (_, number) => `page-${number}.md`)
  mkdirSync(join(dir, 'docs'))
  for (const file of files) writeFileSync(join(dir, 'docs', file), '# Title\n')
  const cache = new PageCache(join(dir, 'cache'), '1')
  onTestFinished(() => cache.close())

  const options = { cache, baseUrl: '/', blocks: new BlockRegistry([]), messages }
  // The first document loads the compiler.
  await compileDocuments(join(dir, 'docs'), files.slice(0, 1), options)

  let turns = 0
  let isOver = false
  const count = () => {
    turns++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const { compiled } = await compileDocuments(join(dir, 'docs'), files, options)
  isOver = true
  expect(compiled).toBe(119)
  expect(turns).toBeGreaterThanOrEqual(2)
})
