import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { buildSiteTo, type BuildReport } from '../../src/build/build.ts'
import { contentHash } from '../../src/build/cache/hash.ts'
import { engineRoot } from '../../src/build/engine-root.ts'

/**
 * Shared by all tests, since bundling the application takes seconds. Bundles are named after their inputs, so tests don't affect
 * each other.
 */
export const SHARED_CACHE = join(engineRoot, '.cache/tests')

export const page = (title: string, body = 'Text.', front = '') => `---\ntitle: ${title}\n${front}---\n\n${body}\n`

/** Documents of a test, and the site built from them, which are deleted after the test. */
export class ProjectFixture {
  /** Contains `docs` and, after a build, `out`. */
  readonly folder = mkdtempSync(join(tmpdir(), 'build-'))
  readonly docs = join(this.folder, 'docs')
  readonly out = join(this.folder, 'out')

  constructor() {
    onTestFinished(() => {
      rmSync(this.folder, { recursive: true, force: true })
      rmSync(pageCacheOf(this.docs), { recursive: true, force: true })
    })
  }

  /** Writes documents and static files: path → content. */
  write(files: Record<string, string | Uint8Array>): void {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(this.docs, file)), { recursive: true })
      writeFileSync(join(this.docs, file), content)
    }
  }

  /** Writes files of a product: path → content. */
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

  /** Builds the site incrementally. */
  build(out = this.out): Promise<BuildReport> {
    return buildSiteTo({ docs: this.docs, out, cacheDir: SHARED_CACHE })
  }

  buildProduct(): Promise<BuildReport> {
    return buildSiteTo({ product: this.folder, out: this.out, cacheDir: SHARED_CACHE })
  }

  /** Output of a clean build of the documents. */
  async cleanContents(): Promise<Record<string, string>> {
    const clean = new ProjectFixture()
    cpSync(this.docs, clean.docs, { recursive: true })
    await clean.build()
    return contents(clean.out)
  }
}

/** Folder of the page cache for a folder of documents. */
export function pageCacheOf(docs: string): string {
  return join(SHARED_CACHE, `pages-${contentHash(docs)}`)
}

/** Files in a folder with their content, except hidden files, which contain the build's own data. */
export function contents(dir: string): Record<string, string> {
  return Object.fromEntries(pathsOf(dir).map((file) => [file, readFileSync(join(dir, file), 'latin1')]))
}

/** Files in a folder with their inodes, which change when a file is written. */
export function identities(dir: string): Record<string, number> {
  return Object.fromEntries(pathsOf(dir).map((file) => [file, statSync(join(dir, file)).ino]))
}

/** Files in a folder, except hidden files, which contain the build's own data. */
export function pathsOf(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .sort()
}
