import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isRunning } from './process.ts'

/** Kept beside the site: what each file was made from, so that the next build can take over what is the same. */
const STAMP = '.stamp.json'

/** Where a route's document is, so that any static host serves the exact route. */
export function documentFile(route: string): string {
  if (route.endsWith('/')) return `${route.slice(1)}index.html`
  return `${route.slice(1)}.html`
}

/** Where a route's data file is. */
export function dataFile(route: string): string {
  return `_data/${route.endsWith('/') ? `${route.slice(1)}index` : route.slice(1)}.json`
}

/**
 * A site being written. It grows beside the folder that is served and takes its place only when it is whole,
 * so a build that fails or is killed leaves the last good site as it was.
 */
export class Output {
  readonly #final: string
  readonly #next: string
  readonly #before: Record<string, string>
  readonly #keys: Record<string, string> = {}
  readonly #folders = new Set<string>()
  written = 0
  reused = 0

  constructor(dir: string) {
    this.#final = dir
    this.#next = `${dir}.next-${process.pid}`
    this.#recover()
    this.#removeLeftovers()
    mkdirSync(this.#next, { recursive: true })
    this.#before = this.#readStamp()
  }

  /**
   * Takes files over from the last build if it made them from the same.
   * @param files paths relative to the site
   * @param key names everything that the files are made from
   * @returns false when they have to be written
   */
  reuse(files: string[], key: string): boolean {
    if (!files.every((file) => this.#before[file] === key && this.#link(file))) return false
    for (const file of files) this.#keys[file] = key
    this.reused += files.length
    return true
  }

  /**
   * Writes files unless the last build made them from the same.
   * @param files paths relative to the site
   * @param key names everything that the files are made from
   * @param make called only when they aren't there yet; returns their contents in order
   */
  write(files: string[], key: string, make: () => Array<string | Uint8Array>): void {
    if (this.reuse(files, key)) return
    const contents = make()
    files.forEach((file, index) => {
      const path = this.#path(file)
      rmSync(path, { force: true })
      writeFileSync(path, contents[index]!)
      this.#keys[file] = key
    })
    this.written += files.length
  }

  /**
   * Writes files that are made together, and whose names are known only then, unless the last build made them from the same.
   * @param key names everything that they are made from, and no other file is
   * @param make called only when they aren't there yet; returns file → content
   */
  writeGroup(key: string, make: () => Map<string, string>): void {
    const before = Object.keys(this.#before).filter((file) => this.#before[file] === key)
    const isWhole = before.length > 0 && before.every((file) => this.#link(file))
    if (isWhole) {
      for (const file of before) this.#keys[file] = key
      this.reused += before.length
    } else for (const [file, content] of make()) this.write([file], key, () => [content])
  }

  /** Copies a file as it is. */
  copy(source: string, file: string): void {
    copyFileSync(source, this.#path(file))
  }

  /** Puts the new site in the place of the old one. */
  commit(): void {
    writeFileSync(join(this.#next, STAMP), JSON.stringify(this.#keys))
    const old = `${this.#final}.old`
    rmSync(old, { recursive: true, force: true })
    if (existsSync(this.#final)) renameSync(this.#final, old)
    renameSync(this.#next, this.#final)
    rmSync(old, { recursive: true, force: true })
  }

  /** Removes what was begun. */
  discard(): void {
    rmSync(this.#next, { recursive: true, force: true })
  }

  /** Folders of builds that were killed. */
  #removeLeftovers(): void {
    const prefix = `${basename(this.#final)}.next-`
    mkdirSync(dirname(this.#final), { recursive: true })
    for (const name of readdirSync(dirname(this.#final))) {
      if (!name.startsWith(prefix)) continue
      const pid = Number(name.slice(prefix.length))
      if (pid === process.pid || !isRunning(pid)) rmSync(join(dirname(this.#final), name), { recursive: true, force: true })
    }
  }

  /** A build that was killed between the two renames left the last good site beside its place. */
  #recover(): void {
    const old = `${this.#final}.old`
    if (!existsSync(this.#final) && existsSync(old)) renameSync(old, this.#final)
  }

  #link(file: string): boolean {
    try {
      // A link costs nothing; the old site's name for the file goes away with the old site.
      linkSync(join(this.#final, file), this.#path(file))
      return true
    } catch {
      return false
    }
  }

  #path(file: string): string {
    const path = join(this.#next, file)
    const folder = dirname(path)
    if (!this.#folders.has(folder)) {
      mkdirSync(folder, { recursive: true })
      this.#folders.add(folder)
    }
    return path
  }

  #readStamp(): Record<string, string> {
    try {
      return JSON.parse(readFileSync(join(this.#final, STAMP), 'utf8')) as Record<string, string>
    } catch {
      return {}
    }
  }
}
