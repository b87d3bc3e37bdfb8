import { constants, copyFileSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentHash } from '../cache/hash.ts'
import { UserError } from '../errors/user-error.ts'
import { readSite, SiteFolders, type SiteFiles } from './site-folders.ts'

/** One of the files of a folder. */
interface FolderFile {
  /** Relative to the folder. */
  file: string
  /** Names everything that the file is made from, and no other file is. */
  key: string
  make: () => string
}

/**
 * A site being written. It grows beside the folder that is served and takes its place only when it is whole,
 * so a build that fails or is killed leaves the last good site as it was. A build that changes nothing touches nothing.
 */
export class Output {
  readonly #folders: SiteFolders
  readonly #last: SiteFiles
  /** The new site so far; `undefined` until something has to be written. */
  #begun: SiteFiles | undefined
  /** Of the new site: file → what it is made from. */
  readonly #keys = new Map<string, string>()
  readonly #made = new Set<string>()
  /** Files of the new site that had another name in the last. */
  readonly #moved = new Map<string, string>()
  readonly #knownFolders = new Set<string>()
  /** Where files come from that are copied. */
  readonly #sources = new Map<string, string>()
  /** Files that something else of the site would be written as, too. */
  readonly #conflicts = new Set<string>()

  /** @throws UserError when the folder holds something else than a site */
  constructor(dir: string) {
    this.#folders = new SiteFolders(dir)
    this.#last = readSite(dir)
  }

  /** How many files were made anew. */
  get written(): number {
    return this.#made.size
  }

  /** How many files are those of the last build. */
  get reused(): number {
    return this.#keys.size - this.#made.size
  }

  /**
   * Takes files over from the last build if it made them from the same.
   * @param files paths relative to the site
   * @param key names everything that the files are made from
   * @returns false when they have to be written
   */
  reuse(files: string[], key: string): boolean {
    if (!files.every((file) => this.#isKept(file, key))) return false
    for (const file of files) this.#keep(file, key)
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
    files.forEach((file, index) => this.#create(file, key, (path) => writeFileSync(path, encoded(contents[index]!), { flag: 'wx' })))
  }

  /**
   * Takes a folder over from the last build, whatever is in it.
   * @param folder path with a slash at its end
   * @param file the one of its files that was made from everything that the folder was made from
   * @param key names that
   * @returns false when the folder has to be written
   */
  reuseFolder(folder: string, file: string, key: string): boolean {
    const inside = [...this.#last.keys].filter(([name]) => name.startsWith(folder))
    if (this.#last.keys.get(file) !== key || !inside.every(([name]) => this.#last.present.has(name))) return false
    for (const [name, made] of inside) this.#keep(name, made)
    return true
  }

  /**
   * Writes a folder whose name changes with its content. Files that the last build made from the same are taken over from the
   * folder's former name, wherever in it they were.
   * @param parent path with a slash at its end; there is no other folder in it
   */
  writeFolder(parent: string, name: string, files: Iterable<FolderFile>): void {
    this.#renameFolder(parent, name)
    const former = new Map([...this.#last.keys].filter(([file]) => file.startsWith(parent)).map(([file, key]) => [key, file]))
    for (const { file, key, make } of files) {
      const path = `${parent}${name}/${file}`
      const source = former.get(key)
      if (source !== undefined && this.#isKept(source, key)) {
        this.#keep(path, key)
        this.#moved.set(path, source)
      } else this.write([path], key, () => [make()])
    }
  }

  /** A text file of the new site. */
  read(file: string): string {
    return readFileSync(this.#path(file), 'utf8')
  }

  /** How large a file of the new site is, in bytes. */
  size(file: string): number {
    return statSync(this.#path(file)).size
  }

  /**
   * Copies a file as it is, unless the last build copied the same.
   * @throws UserError when there is no such file
   */
  copy(source: string, file: string): void {
    const stats = statSync(source, { throwIfNoEntry: false })
    if (!stats) throw new UserError(`${source} was deleted, or is a broken symbolic link. Build again, or remove the link.`)
    if (!stats.isFile()) throw new UserError(`${source} isn’t a regular file. Move it elsewhere, or replace it with the file.`)
    // The time of change moves on with every change, whatever the time of modification is set to.
    const key = contentHash('copy', source, ...[stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].map(String))
    const kept = this.reuse([file], key)
    this.#sources.set(file, source)
    if (!kept) this.#create(file, key, (path) => copyFileSync(source, path, constants.COPYFILE_EXCL))
  }

  /**
   * Puts the new site in the place of the old one; one that is the same stays as it is.
   * @throws UserError when another build was faster
   */
  commit(): void {
    this.#refuseConflicts()
    const { keys } = this.#last
    if (this.written === 0 && keys.size === this.#keys.size && [...keys.keys()].every((file) => this.#keys.has(file))) return
    const begun = this.#begin()
    for (const [file, key] of this.#keys) {
      if (this.#made.has(file) || (begun.present.has(file) && begun.keys.get(file) === key)) continue
      // A link costs nothing, and whoever writes a file anew makes another one: the last site's stays as it is.
      this.#place(file, (path) => linkSync(this.#source(file), path))
    }
    this.#folders.commit(this.#keys, begun.present)
  }

  #refuseConflicts(): void {
    if (this.#conflicts.size === 0) return
    const sentences = [...this.#conflicts].sort().map((file) => {
      const source = this.#sources.get(file)
      return source === undefined
        ? `Two pages would be written to ${file}. Change the route of one of them.`
        : `${source} conflicts with ${file}, which the build generates. Rename it.`
    })
    throw new UserError(sentences.join('\n'))
  }

  /** Notes what has a name already. */
  #claim(file: string): void {
    if (this.#keys.has(file)) this.#conflicts.add(file)
  }

  /** Removes what was begun. */
  discard(): void {
    this.#folders.discard()
  }

  #isKept(file: string, key: string): boolean {
    return this.#last.keys.get(file) === key && this.#last.present.has(file)
  }

  #keep(file: string, key: string): void {
    this.#claim(file)
    this.#made.delete(file)
    this.#keys.set(file, key)
  }

  #begin(): SiteFiles {
    return (this.#begun ??= this.#folders.begin())
  }

  /** Where a file of the new site is now. */
  #path(file: string): string {
    return this.#made.has(file) ? join(this.#folders.next, file) : this.#source(file)
  }

  /** Where a file that is taken over is now. */
  #source(file: string): string {
    return join(this.#folders.final, this.#moved.get(file) ?? file)
  }

  #create(file: string, key: string, make: (path: string) => void): void {
    this.#begin()
    this.#claim(file)
    this.#place(file, make)
    this.#keys.set(file, key)
    this.#made.add(file)
    this.#moved.delete(file)
  }

  /** Makes a file. What has its name is of a former site, and mustn't be written into: it may be a file of the last one, too. */
  #place(file: string, make: (path: string) => void): void {
    const path = join(this.#folders.next, file)
    this.#makeFolder(dirname(file))
    try {
      make(path)
    } catch (error) {
      if (!isOccupied(error)) throw error
      rmSync(path, { recursive: true })
      make(path)
    }
  }

  #makeFolder(folder: string): void {
    if (this.#knownFolders.has(folder)) return
    const path = join(this.#folders.next, folder)
    try {
      mkdirSync(path, { recursive: true })
    } catch (error) {
      if (!isOccupied(error)) throw error
      // A former site has a file of that name, or further up.
      this.#makeFolder(dirname(folder))
      rmSync(path, { force: true })
      mkdirSync(path)
    }
    this.#knownFolders.add(folder)
  }

  /** Gives the one folder that a former site has below another its new name. */
  #renameFolder(parent: string, name: string): void {
    const { keys, present } = this.#begin()
    const inside = [...present].find((file) => file.startsWith(parent) && file.includes('/', parent.length))
    if (inside === undefined) return
    const [former = ''] = inside.slice(parent.length).split('/')
    const renamed = (file: string) =>
      file.startsWith(`${parent}${former}/`) ? `${parent}${name}${file.slice(parent.length + former.length)}` : file
    renameSync(join(this.#folders.next, parent, former), join(this.#folders.next, parent, name))
    this.#begun = {
      keys: new Map([...keys].map(([file, key]) => [renamed(file), key])),
      present: new Set([...present].map(renamed)),
    }
  }
}

/** Most texts fit, in bytes. */
const encodedBytes = Buffer.allocUnsafeSlow(256 * 1024)

/** What is written of a text, until the next one is encoded: bytes of its own would have to be allocated, and freed. */
function encoded(content: string | Uint8Array): Uint8Array {
  if (typeof content !== 'string') return content
  // A letter takes three bytes at most.
  return content.length * 3 > encodedBytes.length ? Buffer.from(content) : encodedBytes.subarray(0, encodedBytes.write(content))
}

function isOccupied(error: unknown): boolean {
  return ['EEXIST', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')
}
