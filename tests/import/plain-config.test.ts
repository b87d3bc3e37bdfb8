import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Notes } from '../../src/import/notes.ts'
import { readConfig } from '../../src/import/plain-config.ts'
import { hasUnknown } from '../../src/import/script/unknown.ts'

const folder = mkdtempSync(join(tmpdir(), 'import-config-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function read(name: string, source: string): Promise<{ config: Record<string, unknown>; notes: Notes }> {
  const notes = new Notes()
  const file = join(folder, name)
  writeFileSync(file, source)
  return { config: await readConfig(file, { file: name, notes, isPlain: (config) => !hasUnknown(config) }), notes }
}

test('a configuration that can be evaluated statically isn’t run', async () => {
  const { config, notes } = await read(
    'plain.mjs',
    "const name = 'a'\nif (true) throw new Error()\nexport default { title: `${name}b`, ...{ c: !0 } }\n",
  )
  expect(config).toEqual({ title: 'ab', c: true })
  expect(notes.byKind().size).toBe(0)
})

test('a computed configuration is run', async () => {
  const { config, notes } = await read('made.mjs', "export default { title: ['a', 'b'].join('') }\n")
  expect(config).toEqual({ title: 'ab' })
  expect(notes.byKind().size).toBe(0)
})

test('a configuration that can’t be run still provides its constant settings, even inside a theme’s wrapper function', async () => {
  const { config, notes } = await read(
    'lost.mjs',
    "import { extend } from 'a-theme-that-is-not-here'\nexport default extend({ title: 'a', made: extend() })\n",
  )
  expect(config.title).toBe('a')
  expect(notes.byKind().get('configuration')![0]!.message).toContain('couldn’t be run')
})
