import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listDocuments, listRelative } from '../../src/build/files/folders.ts'

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'links-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  mkdirSync(join(dir, 'docs/a'), { recursive: true })
  mkdirSync(join(dir, 'outside'))
  writeFileSync(join(dir, 'docs/a/b.md'), 'B')
  writeFileSync(join(dir, 'outside/secret.md'), 'secret')
  return dir
}

test.each(['/proc/self/environ', '../outside/secret.md', '/etc/passwd'])('a symbolic link to %s isn’t published', (target) => {
  const dir = folder()
  symlinkSync(target, join(dir, 'docs/env.md'))
  for (const list of [listDocuments, listRelative])
    expect(() => list(join(dir, 'docs'))).toThrow(/env\.md is a symbolic link to .*, outside /)
})

test('a symbolic link to a folder is an error', () => {
  const dir = folder()
  symlinkSync('a', join(dir, 'docs/c'))
  expect(() => listDocuments(join(dir, 'docs'))).toThrow(/c is a symbolic link to a folder/)
  rmSync(join(dir, 'docs/c'))
  symlinkSync('../outside', join(dir, 'docs/c'))
  expect(() => listDocuments(join(dir, 'docs'))).toThrow(/is a symbolic link to .*, outside /)
})

test('a symbolic link to a file in the same folder works, and the folder itself can be a symbolic link', () => {
  const dir = folder()
  symlinkSync('a/b.md', join(dir, 'docs/c.md'))
  symlinkSync('docs', join(dir, 'linked'))
  expect(listDocuments(join(dir, 'linked'))).toEqual(['a/b.md', 'c.md'])
})
