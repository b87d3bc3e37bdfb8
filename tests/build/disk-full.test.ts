import type * as fs from 'node:fs'
import { readdirSync, rmSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { UserError } from '../../src/build/errors/user-error.ts'
import { contents, page, pageCacheOf, ProjectFixture } from './project-fixture.ts'

/** Number of writes until the disk is full. */
const disk = vi.hoisted(() => ({ room: Infinity, error: 'ENOSPC' }))

vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof fs>()
  const limited = Object.fromEntries(
    (['writeFileSync', 'writeSync', 'copyFileSync', 'linkSync', 'mkdirSync', 'renameSync'] as const).map((name) => [
      name,
      (...args: unknown[]) => {
        // A full disk rejects all further writes, but files can still be renamed.
        if (disk.room-- <= 0 && (name !== 'renameSync' || disk.room === -1))
          throw Object.assign(new Error(`${disk.error}: ${name}`), { code: disk.error })
        return (original[name] as (...all: unknown[]) => unknown)(...args)
      },
    ]),
  )
  return { ...original, ...limited }
})

afterEach(() => {
  disk.room = Infinity
  disk.error = 'ENOSPC'
})

const FIRST = { 'a.mdx': page('A'), 'b.mdx': page('B', 'Words.', 'tags: [one]\n'), 'static/file.txt': 'One.' }
const SECOND = { 'a.mdx': page('A', 'Other words.'), 'new/c.mdx': page('C'), 'static/file.txt': 'Two.' }

/** Builds with space for this many writes. */
async function buildWith(site: ProjectFixture, room: number): Promise<unknown> {
  disk.room = room
  try {
    return await site.build()
  } catch (error) {
    return error
  } finally {
    disk.room = Infinity
  }
}

/** Number of writes of the second build if nothing has been compiled yet. */
async function countWrites(): Promise<number> {
  const site = new ProjectFixture()
  site.write(FIRST)
  await site.build()
  site.write(SECOND)
  rmSync(pageCacheOf(site.docs), { recursive: true })
  disk.room = 1000
  await site.build()
  return 1000 - disk.room
}

test('“Fill the disk: a clear error”, and the last valid site stays, whichever write fails', async () => {
  const writes = await countWrites()
  // The last writes are the new site's stamp and the two renames of the swap.
  const moments = [0, 1, 2, 0.2 * writes, 0.4 * writes, 0.6 * writes, 0.8 * writes, writes - 3, writes - 2, writes - 1].map(Math.floor)
  const site = new ProjectFixture()
  site.write(FIRST)
  await site.build()
  const good = contents(site.out)
  site.write(SECOND)
  for (const room of moments) {
    // Otherwise, documents that the previous build compiled wouldn't be written again.
    rmSync(pageCacheOf(site.docs), { recursive: true, force: true })
    // oxlint-disable-next-line no-await-in-loop
    const result = await buildWith(site, room)
    expect(result, `room for ${room} of ${writes}`).toBeInstanceOf(UserError)
    expect((result as Error).message).toBe(
      `The site can’t be built in ${site.out}; the previous site was kept. The disk is full. Free some space, and build again.`,
    )
    expect(contents(site.out), `room for ${room} of ${writes}`).toEqual(good)
    expect(readdirSync(site.folder)).toEqual(['docs', 'out'])
  }
  await site.build()
  expect(contents(site.out)).toEqual(await site.cleanContents())
})

test.each([
  ['EROFS', 'The disk is read-only. Choose another one, and build again.'],
  ['EACCES', 'Permission denied. Change the permissions, and build again.'],
  ['EBUSY', 'The folder is a mount point, so it can’t be replaced. Choose a folder inside it, and build again.'],
])('%s is also reported in a sentence with a fix', async (code, sentence) => {
  const site = new ProjectFixture()
  site.write(FIRST)
  disk.error = code
  expect((await buildWith(site, 3)) as Error).toMatchObject({ message: expect.stringContaining(sentence) as string })
})
