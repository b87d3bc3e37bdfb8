import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { buildSiteTo, type BuildReport } from '../../src/build/build.ts'
import { contentHash } from '../../src/build/cache/hash.ts'
import { engineRoot } from '../../src/build/engine-root.ts'

/** Bundling the application takes seconds. Bundles are named after what they were made from, so all tests can share them. */
export const SHARED_CACHE = join(engineRoot, '.cache/tests')

export const page = (title: string, body = 'Text.', front = '') => `---\ntitle: ${title}\n${front}---\n\n${body}\n`

/** Documents of a test, and the site that is built from them; all gone when the test has finished. */
export class ProjectFixture {
  /** Holds `docs` and, when a build has ended, `out`. */
  readonly folder = mkdtempSync(join(tmpdir(), 'build-'))
  readonly docs = join(this.folder, 'docs')
  readonly out = join(this.folder, 'out')

  constructor() {
    onTestFinished(() => {
      rmSync(this.folder, { recursive: true, force: true })
      rmSync(pageCacheOf(this.docs), { recursive: true, force: true })
    })
  }

  /** Writes documents and static files, by their paths. */
  write(files: Record<string, string | Uint8Array>): void {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(this.docs, file)), { recursive: true })
      writeFileSync(join(this.docs, file), content)
    }
  }

  /** Writes files of a product, by their paths. */
  writeProduct(files: Record<string, string>): void {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(this.folder, file)), { recursive: true })
      writeFileSync(join(this.folder, file), content)
    }
  }

  remove(file: string): void {
    rmSync(join(this.docs, file), { recursive: true })
  }

  rename(from: string, to: string): void {
    mkdirSync(dirname(join(this.docs, to)), { recursive: true })
    renameSync(join(this.docs, from), join(this.docs, to))
  }

  /** Builds the site on top of what the last build left. */
  build(out = this.out): Promise<BuildReport> {
    return buildSiteTo({ docs: this.docs, out, cacheDir: SHARED_CACHE })
  }

  /** Builds the product. */
  buildProduct(): Promise<BuildReport> {
    return buildSiteTo({ product: this.folder, out: this.out, cacheDir: SHARED_CACHE })
  }

  /** What a build from nothing makes of the documents. */
  async cleanContents(): Promise<Record<string, string>> {
    const clean = new ProjectFixture()
    cpSync(this.docs, clean.docs, { recursive: true })
    await clean.build()
    return contents(clean.out)
  }
}

/** What the compiler keeps of a folder of documents. */
export function pageCacheOf(docs: string): string {
  return join(SHARED_CACHE, `pages-${contentHash(docs)}`)
}

/** Every file of a folder with its content; the build's own notes are left out. */
export function contents(dir: string): Record<string, string> {
  return Object.fromEntries(pathsOf(dir).map((file) => [file, readFileSync(join(dir, file), 'latin1')]))
}

/** Every file of a folder with what the file system knows it by: one that is written anew gets another. */
export function identities(dir: string): Record<string, number> {
  return Object.fromEntries(pathsOf(dir).map((file) => [file, statSync(join(dir, file)).ino]))
}

/** Every file of a folder; the build's own notes are left out. */
export function pathsOf(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .sort()
}
