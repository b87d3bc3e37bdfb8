import { basename, dirname, extname, join, relative } from 'node:path/posix'
import { isFile } from '../files.ts'

/** Partials that pages include and files that they show, which are imported with the pages. */
export class Brought {
  readonly #root: string
  readonly #staticDirs: readonly string[]
  /** Absolute path of a partial → name of its snippet. */
  readonly #snippets = new Map<string, string>()
  /** New URL → absolute path, for files outside the static folders. */
  readonly #files = new Map<string, string>()

  constructor(root: string, staticDirs: readonly string[]) {
    this.#root = root
    this.#staticDirs = staticDirs
  }

  /** Returns the name of the snippet that a partial becomes. */
  snippet(path: string): string {
    const known = this.#snippets.get(path)
    if (known !== undefined) return known
    const bare = basename(path, extname(path))
      .replace(/^_+/, '')
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, '-')
    const taken = new Set(this.#snippets.values())
    const folder = basename(dirname(path))
      .replace(/^_+/, '')
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, '-')
    const names = [bare, `${folder}-${bare}`, ...Array.from({ length: 1000 }, (_, index) => `${folder}-${bare}-${index + 2}`)]
    const name = names.find((each) => !taken.has(each))!
    this.#snippets.set(path, name)
    return name
  }

  /** Included partials in the order in which they were found: absolute path → name of the snippet. */
  get snippets(): ReadonlyMap<string, string> {
    return this.#snippets
  }

  get files(): ReadonlyMap<string, string> {
    return this.#files
  }

  /** Returns the URL of an existing file. A file outside the static folders is copied to `/img/`. */
  address(path: string): string {
    for (const dir of this.#staticDirs) {
      const inside = relative(dir, path)
      if (!inside.startsWith('..')) return `/${inside}`
    }
    const inside = relative(this.#root, path).replaceAll(/^(?:\.\.\/)+/g, '')
    const address = `/img/${inside
      .split('/')
      .map((part) => part.replaceAll(/[^\w.@-]+/g, '-').replace(/^[._]+(?=.)/, ''))
      .join('/')}`
    this.#files.set(address, path)
    return address
  }

  /** Finds a file in the static folders by its URL; returns its absolute path. */
  static(address: string): string | undefined {
    return this.#staticDirs.map((dir) => join(dir, address)).find(isFile)
  }
}
