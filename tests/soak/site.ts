import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Large enough that a connection doesn't hold it: it is streamed. */
const FILM = 'film.bin'
const FILM_SIZE = 3_000_000

/** A built site whose every version can be told from its bytes. */
export class VersionedSite {
  readonly root: string
  readonly #files: Map<string, Buffer>
  /** The version that is served, and the one that is about to be. */
  #range: [oldest: number, newest: number] = [0, 0]

  /**
   * @param built a built site, which is only read
   * @param root where it is served
   */
  constructor(built: string, root: string) {
    this.root = root
    const names = readdirSync(built, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const paths = names.map(({ parentPath, name }) => join(parentPath, name))
    this.#files = new Map(paths.map((path) => [path.slice(built.length + 1), readFileSync(path)]))
    this.#files.set(FILM, Buffer.alloc(FILM_SIZE, 'film '))
  }

  /** What readers ask for. */
  get pages(): string[] {
    return [...this.#files.keys()].filter((file) => /^(?!404|offline|sandbox|\.hosting).*\.html$/.test(file))
  }

  get others(): string[] {
    return [FILM, ...[...this.#files.keys()].filter((file) => /^(?:assets|_data|_search|social)\//.test(file))]
  }

  get film(): string {
    return FILM
  }

  /** Versions that an answer may have which is asked for now. */
  get current(): number {
    return this.#range[0]
  }

  /** Versions that there have been until now. */
  get newest(): number {
    return this.#range[1]
  }

  /** What a file is in a version. */
  expected(file: string, version: number): Buffer {
    const base = this.#files.get(file)!
    return file.endsWith('.html') || file === FILM ? Buffer.concat([base, Buffer.from(`<!-- version ${version} -->`)]) : base
  }

  /** Puts the next version in the place of the last, as a build does: by two renames. */
  async swap(): Promise<void> {
    const version = this.#range[1] + 1
    const next = `${this.root}.next`
    await Promise.all(
      [...this.#files.keys()].map(async (file) => {
        await mkdir(dirname(join(next, file)), { recursive: true })
        await writeFile(join(next, file), this.expected(file, version))
      }),
    )
    this.#range = [this.#range[0], version]
    if (existsSync(this.root)) await rename(this.root, `${this.root}.old`)
    await rename(next, this.root)
    await rm(`${this.root}.old`, { recursive: true, force: true })
  }

  /** The server looks at its folder once in a second: from then on, only the newest version may be served. */
  settle(): void {
    this.#range = [this.#range[1], this.#range[1]]
  }
}
