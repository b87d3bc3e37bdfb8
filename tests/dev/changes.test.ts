import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchProject, type Changes } from '../../src/build/dev/changes.ts'

test('a file that is emptied and then written is read again, although the watcher reports it only once', async () => {
  const docsDir = mkdtempSync(join(tmpdir(), 'changes-'))
  onTestFinished(() => rmSync(docsDir, { recursive: true }))
  const file = join(docsDir, 'page.mdx')
  writeFileSync(file, '')
  const watcher = Object.assign(new EventEmitter(), { add: () => {} })
  const reported: Changes[] = []
  const stop = watchProject(watcher as unknown as Parameters<typeof watchProject>[0], {
    product: { docsDir, staticDir: join(docsDir, 'static'), modules: [] as string[] } as Parameters<typeof watchProject>[1]['product'],
    since: Number.POSITIVE_INFINITY,
    isBoot: () => false,
    onChange: (changes) => {
      // The second step of an editor, after the first was read.
      if (reported.push(changes) === 1) writeFileSync(file, '# Page')
    },
  })
  onTestFinished(stop)
  watcher.emit('change', file)
  await vi.waitFor(() => expect(reported).toHaveLength(2), { timeout: 20_000 })
  expect([...reported[1]!.documents]).toEqual(['page.mdx'])
})
