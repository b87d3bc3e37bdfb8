import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { typescriptLoader, verifyFolder } from '../harness/paths.ts'
import { runProgram } from '../harness/program.ts'
import { runFolderOf } from '../versions/places.ts'

const VERSION = '0.0.0-doesnt-start'
const KEPT = '{"version":"0.0.0-doesnt-start","documented":"5.0.0-rc.30","pages":{"/a":{"same":"k"}}}'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'versions-'))
  await mkdir(join(folder, 'docs'))
  await writeFile(join(folder, 'docs/a.mdx'), '```js verify="document-service"\n1 + 1\n```\n')
  // The same packages, and an application that ends when it starts.
  await mkdir(join(folder, 'versions', VERSION, 'app/src'), { recursive: true })
  await writeFile(join(folder, 'versions', VERSION, 'results.json'), KEPT)
  await writeFile(
    join(folder, 'versions', VERSION, 'app/src/index.js'),
    'module.exports = { bootstrap() { throw new Error("out of ink") } }',
  )
  const run = runFolderOf(VERSION)
  await mkdir(run, { recursive: true })
  await symlink(join(verifyFolder, 'node_modules'), join(run, 'node_modules'))
  for (const file of ['package.json', 'package-lock.json']) await cp(join(verifyFolder, file), join(run, file))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await rm(dirname(runFolderOf(VERSION)), { recursive: true, force: true })
})

describe('A version of Strapi that doesn’t start', () => {
  test('is reported in one sentence, and the last results stay', async () => {
    const { status, output } = await runProgram({
      command: process.execPath,
      args: ['--import', typescriptLoader, join(verifyFolder, 'versions/cli.ts'), VERSION],
      env: { VERIFY_VERSIONS: join(folder, 'versions'), VERIFY_DOCS: join(folder, 'docs') },
      limit: 120_000,
    })
    expect(output.trim()).toBe(`The recorded results of Strapi ${VERSION} haven’t changed: Strapi doesn’t start: out of ink`)
    expect(status).toBe(1)
    const kept = join(folder, 'versions', VERSION)
    expect(await readFile(join(kept, 'results.json'), 'utf8')).toBe(KEPT)
    expect((await readdir(kept)).toSorted()).toEqual(['app', 'results.json'])
  })
})
