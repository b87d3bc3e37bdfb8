import { constants, copyFileSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentHash } from '../cache/hash.ts'
import { UserError } from '../errors/user-error.ts'
import { readWrittenFiles, SiteFolders, type WrittenFiles } from './site-folders.ts'

interface FolderFile {
  /** Path relative to the folder. */
  file: string
  /** Hash of everything that the file is made from, different for each file. */
  key: string
  make: () => string
}

/**
 * A site being written. It's written next to the folder that is served, and replaces it only when it's complete, so a build that
 * fails or is killed leaves the last good site unchanged. A build that changes nothing writes nothing.
 */
export class Output {
  readonly #folders: SiteFolders
  readonly #last: WrittenFiles
  /** The files that the new site started with; `undefined` until something must be written. */
  #begun: WrittenFiles | undefined
  /** File of the new site → hash of its inputs. */
  readonly #keys = new Map<string, string>()
  readonly #made = new Set<string>()
  /** File of the new site → its different name in the last site. */
  readonly #moved = new Map<string, string>()
  readonly #knownFolders = new Set<string>()
  /** Copied file → path of its source. */
  readonly #sources = new Map<string, string>()
  /** Files that two parts of the site would write. */
  readonly #conflicts = new Set<string>()

  /** @throws UserError if the folder contains anything other than a site */
  constructor(dir: string) {
    this.#folders = new SiteFolders(dir)
    this.#last = readWrittenFiles(dir)
  }

  /** Number of files made by this build. */
  get written(): number {
    return this.#made.size
  }

  /** Number of files reused from the last build. */
  get reused(): number {
    return this.#keys.size - this.#made.size
  }

  /**
   * Reuses files of the last build if they have the same key.
   * @param files paths relative to the site
   * @param key hash of everything that the files are made from
   * @returns false if they must be written
   */
  reuse(files: string[], key: string): boolean {
    if (!files.every((file) => this.#isKept(file, key))) return false
    for (const file of files) this.#keep(file, key)
    return true
  }

  /**
   * Writes files unless the last build's can be reused.
   * @param files paths relative to the site
   * @param key hash of everything that the files are made from
   * @param make called only if they must be written; returns their contents in order
   */
  write(files: string[], key: string, make: () => Array<string | Uint8Array>): void {
    if (this.reuse(files, key)) return
    const contents = make()
    files.forEach((file, index) => this.#create(file, key, (path) => writeFileSync(path, encoded(contents[index]!), { flag: 'wx' })))
  }

  /**
   * Reuses a folder of the last build with all its files.
   * @param folder path with a trailing slash
   * @param file one of its files, made from everything that the folder is made from
   * @param key the key of that file
   * @returns false if the folder must be written
   */
  reuseFolder(folder: string, file: string, key: string): boolean {
    const inside = [...this.#last.keys].filter(([name]) => name.startsWith(folder))
    if (this.#last.keys.get(file) !== key || !inside.every(([name]) => this.#last.present.has(name))) return false
    for (const [name, made] of inside) this.#keep(name, made)
    return true
  }

  /**
   * Writes a folder whose name changes with its content. Files of the last build with the same key are reused from the folder's
   * previous name, even if their own names were different.
   * @param parent path with a trailing slash; it contains no other folder
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

  /** Reads a text file of the new site. */
  read(file: string): string {
    return readFileSync(this.#path(file), 'utf8')
  }

  /** Size of a file of the new site, in bytes. */
  size(file: string): number {
    return statSync(this.#path(file)).size
  }

  /**
   * Copies a file, unless the last build copied the same one.
   * @throws UserError if it doesn't exist or isn't a regular file
   */
  copy(source: string, file: string): void {
    const stats = statSync(source, { throwIfNoEntry: false })
    if (!stats) throw new UserError(`${source} was deleted, or is a broken symbolic link. Build again, or remove the link.`)
    if (!stats.isFile()) throw new UserError(`${source} isn’t a regular file. Move it elsewhere, or replace it with the file.`)
    // Every change updates ctime, even if mtime is set to an earlier time.
    const key = contentHash('copy', source, ...[stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].map(String))
    const kept = this.reuse([file], key)
    this.#sources.set(file, source)
    if (!kept) this.#create(file, key, (path) => copyFileSync(source, path, constants.COPYFILE_EXCL))
  }

  /**
   * Replaces the last site with the new one, unless both are the same.
   * @throws UserError if two files conflict, or another build has replaced the site in the meantime
   */
  commit(): void {
    this.#refuseConflicts()
    const { keys } = this.#last
    if (this.written === 0 && keys.size === this.#keys.size && [...keys.keys()].every((file) => this.#keys.has(file))) return
    const begun = this.#begin()
    for (const [file, key] of this.#keys) {
      if (this.#made.has(file) || (begun.present.has(file) && begun.keys.get(file) === key)) continue
      // Hard links are cheap, and safe: files are replaced, never modified, so the last site doesn't change.
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

  /** Records a conflict if the file already exists in the new site. */
  #claim(file: string): void {
    if (this.#keys.has(file)) this.#conflicts.add(file)
  }

  /** Deletes the unfinished site. */
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

  #begin(): WrittenFiles {
    return (this.#begun ??= this.#folders.begin())
  }

  /** Current path of a file of the new site. */
  #path(file: string): string {
    return this.#made.has(file) ? join(this.#folders.next, file) : this.#source(file)
  }

  /** Current path of a reused file. */
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

  /**
   * Creates a file. An existing file in its place is from an earlier site and must be deleted, not modified, since the last site
   * may link to it, too.
   */
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
      // An earlier site has a file with the name of this folder or of one above it.
      this.#makeFolder(dirname(folder))
      rmSync(path, { force: true })
      mkdirSync(path)
    }
    this.#knownFolders.add(folder)
  }

  /** Renames the only folder that the earlier site has in `parent`. */
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

/** Large enough for most texts, in bytes. */
const encodedBytes = Buffer.allocUnsafeSlow(256 * 1024)

/** Encodes text into a shared buffer that is valid until the next call, so there is nothing to allocate and free for each file. */
function encoded(content: string | Uint8Array): Uint8Array {
  if (typeof content !== 'string') return content
  // Each UTF-16 code unit takes at most three bytes in UTF-8.
  return content.length * 3 > encodedBytes.length ? Buffer.from(content) : encodedBytes.subarray(0, encodedBytes.write(content))
}

function isOccupied(error: unknown): boolean {
  return ['EEXIST', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')
}
