import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CompressedCopies } from '../../src/serve/compressed-copies.ts'
import { Representations } from '../../src/serve/representations.ts'
import { ServedFolder } from '../../src/serve/served-folder.ts'
import { SnapshotOutdated } from '../../src/serve/snapshot.ts'
import { temporaryFolder, writeFiles } from './site-fixture.ts'

/** Opens files of a folder with a memory limit of 100 bytes. */
async function representationsOf(files: Record<string, string>) {
  const root = await temporaryFolder()
  await writeFiles(root, files)
  const folder = await ServedFolder.open(root)
  const representations = new Representations(folder, new CompressedCopies(join(root, '.copies')), 100)
  return { root, open: async (file: string) => representations.open(await folder.current(), file, undefined) }
}

test('the memory cache stays within its limit by evicting the least recently used files', async () => {
  const files = { a: 'a'.repeat(40), b: 'b'.repeat(40), c: 'c'.repeat(40) }
  const { root, open } = await representationsOf(files)
  for (const file of ['a', 'b', 'a', 'c']) await open(file)
  // Modified in place, which isn't a new build, so content that was evicted from memory is no longer available.
  for (const file of ['a', 'b', 'c']) await writeFile(join(root, file), 'another')
  await expect(open('b')).rejects.toBeInstanceOf(SnapshotOutdated)
  expect(await open('a')).toMatchObject({ content: Buffer.from(files.a) })
  expect(await open('c')).toMatchObject({ content: Buffer.from(files.c) })
})

test('files with the same content are cached once', async () => {
  const { root, open } = await representationsOf({ a: 'same'.repeat(10), b: 'same'.repeat(10), c: 'same'.repeat(10), d: 'd'.repeat(50) })
  for (const file of ['a', 'b', 'c', 'd']) await open(file)
  for (const file of ['a', 'd']) await writeFile(join(root, file), 'another')
  expect(await open('a')).toMatchObject({ size: 40 })
  expect(await open('d')).toMatchObject({ size: 50 })
})

test('an empty file is cached, too', async () => {
  const { open } = await representationsOf({ empty: '' })
  expect(await open('empty')).toMatchObject({ content: Buffer.alloc(0), size: 0 })
  expect(await open('empty')).toMatchObject({ size: 0 })
})
