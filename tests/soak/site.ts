import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Too large for the connection's buffers, so it is streamed. */
const FILM = 'film.bin'
const FILM_SIZE = 3_000_000

/** A built site whose version can be derived from its bytes. */
export class VersionedSite {
  readonly root: string
  readonly #files: Map<string, Buffer>
  /** Range of versions that the server may currently send. */
  #range: [oldest: number, newest: number] = [0, 0]

  /**
   * @param built a built site, which isn't changed
   * @param root folder for the served copy
   */
  constructor(built: string, root: string) {
    this.root = root
    const names = readdirSync(built, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const paths = names.map(({ parentPath, name }) => join(parentPath, name))
    this.#files = new Map(paths.map((path) => [path.slice(built.length + 1), readFileSync(path)]))
    this.#files.set(FILM, Buffer.alloc(FILM_SIZE, 'film '))
  }

  /** Files of pages that readers request. */
  get pages(): string[] {
    return [...this.#files.keys()].filter((file) => /^(?!404|offline|sandbox|\.hosting).*\.html$/.test(file))
  }

  get others(): string[] {
    return [FILM, ...[...this.#files.keys()].filter((file) => /^(?:assets|_data|_search|social)\//.test(file))]
  }

  get film(): string {
    return FILM
  }

  /** Oldest version that a response to a new request may have. */
  get current(): number {
    return this.#range[0]
  }

  /** Newest version so far. */
  get newest(): number {
    return this.#range[1]
  }

  /** Expected content of a file in a version. */
  expected(file: string, version: number): Buffer {
    const base = this.#files.get(file)!
    return file.endsWith('.html') || file === FILM ? Buffer.concat([base, Buffer.from(`<!-- version ${version} -->`)]) : base
  }

  /** Replaces the site with the next version with two renames, like a build. */
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

  /** Call this when the server has had time to notice the new build; from then on, only the newest version is expected. */
  settle(): void {
    this.#range = [this.#range[1], this.#range[1]]
  }
}
