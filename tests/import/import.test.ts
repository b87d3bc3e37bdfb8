import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engineRoot } from '../../src/build/engine-root.ts'
import { loadProduct } from '../../src/build/product/load.ts'
import { SiteContents } from '../../src/build/site/contents.ts'
import { openCacheOf, readSite } from '../../src/build/site/read.ts'
import { importProject, type Imported } from '../../src/import/import.ts'
import { writeImport } from '../../src/import/write.ts'

const projects = join(import.meta.dirname, 'projects')
const expected = join(import.meta.dirname, 'expected')
const folder = mkdtempSync(join(tmpdir(), 'import-'))
const cacheDir = join(engineRoot, '.cache', `import-test-${process.pid}`)

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
  rmSync(cacheDir, { recursive: true, force: true })
})

/** All problems that a build of a product would report. */
async function problemsOf(product: string): Promise<string[]> {
  const loaded = await loadProduct({ product, cacheDir })
  const { sources, problems } = await readSite(loaded, { cache: openCacheOf(loaded, cacheDir), cacheDir })
  return [...problems, ...new SiteContents(sources).problems].map(({ file, line, message }) => `${file}:${line} ${message}`)
}

describe.each(readdirSync(projects))('a %s project', (name) => {
  let imported: Imported

  beforeAll(async () => {
    imported = await importProject(join(projects, name))
  })

  test('is converted to the expected files', async () => {
    const kept = join(expected, name)
    for (const [file, text] of imported.written) await expect(text).toMatchFileSnapshot(join(kept, file))
    const files = readdirSync(kept, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const paths = files.map((entry) => relative(kept, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    expect(paths.sort()).toEqual([...imported.written.keys()].sort())
  })

  test('is converted to the same files again', async () => {
    const again = await importProject(join(projects, name))
    expect([...again.written]).toEqual([...imported.written])
    expect([...again.copied.keys()]).toEqual([...imported.copied.keys()])
  })

  test('builds without problems', async () => {
    const out = join(folder, name)
    writeImport(out, imported)
    expect(await problemsOf(out)).toEqual([])
  })

  test('copies images and other files, except those that the build generates', () => {
    expect([...imported.copied.keys()].sort()).toMatchSnapshot()
  })
})

test('a folder without a supported project, and a missing folder, are reported', async () => {
  writeFileSync(join(folder, 'readme.md'), '')
  await expect(importProject(folder)).rejects.toThrow('isn’t a Docusaurus, VitePress, or Starlight project')
  await expect(importProject(join(folder, 'none'))).rejects.toThrow('doesn’t exist')
})
