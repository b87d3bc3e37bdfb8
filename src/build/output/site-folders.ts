import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isRunning, processScope } from '../files/process.ts'
import { UserError } from '../errors/user-error.ts'

/** Marks a complete site; contains the hash of each file's inputs. */
const STAMP = '.stamp.json'

/** Longer than any build takes, in milliseconds. */
const ABANDONED_AFTER = 6 * 60 * 60 * 1000

export interface WrittenFiles {
  /** File → hash of its inputs. */
  keys: Map<string, string>
  /** Files that exist. */
  present: ReadonlySet<string>
}

/**
 * The folders of a site. The new site is written next to the one being served, and replaces it when it's complete. The one before
 * is kept as `….old`: the next build starts with it and changes a few files, instead of linking and later deleting every file of
 * the site.
 */
export class SiteFolders {
  readonly final: string
  readonly next: string
  readonly #former: string
  /** Identity of the output folder when the build started. */
  readonly #replaced: string

  /** @throws UserError if the folder contains anything other than a site */
  constructor(dir: string) {
    this.final = dir
    this.next = `${dir}.next-${process.pid}-${processScope()}`
    this.#former = `${dir}.old`
    finishSwap(dir)
    this.#refuseOthers()
    for (const path of abandoned(dir)) rmSync(path, { recursive: true, force: true })
    this.#replaced = identity(dir)
  }

  /** Starts the new site with the files of the site before the last one, or with none. */
  begin(): WrittenFiles {
    mkdirSync(dirname(this.final), { recursive: true })
    try {
      renameSync(this.#former, this.next)
    } catch {
      mkdirSync(this.next)
      return { keys: new Map(), present: new Set() }
    }
    const files = readWrittenFiles(this.next)
    rmSync(join(this.next, STAMP), { force: true })
    return files
  }

  /**
   * Replaces the last site with the new one.
   * @param keys keys of all its files
   * @param begun files that it started with; those it no longer has are deleted
   * @throws UserError if another build has replaced the site in the meantime, or files are missing
   */
  commit(keys: ReadonlyMap<string, string>, begun: Iterable<string>): void {
    for (const file of begun) if (!keys.has(file)) this.#remove(file)
    this.#refuseGaps(keys)
    writeFileSync(join(this.next, STAMP), JSON.stringify(Object.fromEntries(keys)))
    if (identity(this.final) !== this.#replaced)
      throw new UserError(`Another build wrote ${this.final} in the meantime, so this build was discarded. Build again.`)
    rmSync(this.#former, { recursive: true, force: true })
    const isReplaced = existsSync(this.final)
    if (isReplaced) renameSync(this.final, this.#former)
    try {
      renameSync(this.next, this.final)
    } catch (error) {
      if (isReplaced) renameSync(this.#former, this.final)
      throw error
    }
  }

  /** Deletes the unfinished site, unless it's complete and the only one. */
  discard(): void {
    if (!existsSync(this.final) && existsSync(join(this.next, STAMP))) return
    rmSync(this.next, { recursive: true, force: true })
  }

  /** A site with missing files must not replace a complete one, whatever deleted them. */
  #refuseGaps(keys: ReadonlyMap<string, string>): void {
    const present = new Set(listSite(this.next))
    const missing = [...keys.keys()].filter((file) => !present.has(file))
    if (missing.length > 0)
      throw new UserError(`${missing.length} files were deleted from ${this.next} during the build, such as ${missing[0]}. Build again.`)
  }

  /** The whole folder is replaced, so anything that isn't from a build, such as documents, would be lost. */
  #refuseOthers(): void {
    const stats = statSync(this.final, { throwIfNoEntry: false })
    if (stats && !stats.isDirectory()) throw new UserError(`${this.final} isn’t a folder.`)
    const names = stats ? readdirSync(this.final) : []
    if (names.length > 0 && !names.includes(STAMP))
      throw new UserError(`${this.final} contains files that aren’t from a build. Choose an empty or new folder.`)
  }

  /** Deletes a file, and folders that are then empty. */
  #remove(file: string): void {
    // In the new site, the path is a folder, or is below a file.
    if (!isFile(join(this.next, file))) return
    rmSync(join(this.next, file))
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
      try {
        rmdirSync(join(this.next, folder))
      } catch {
        return
      }
    }
  }
}

/** Completes the swap of a build that was killed after it moved the last site away, but before it renamed the complete new one. */
export function finishSwap(dir: string): void {
  if (existsSync(dir)) return
  const whole = abandoned(dir).find((path) => existsSync(join(path, STAMP)))
  if (whole !== undefined) renameSync(whole, dir)
}

/** Reads which files a site has and their keys; both are empty if it's incomplete or missing. */
export function readWrittenFiles(dir: string): WrittenFiles {
  try {
    const keys = JSON.parse(readFileSync(join(dir, STAMP), 'utf8')) as Record<string, string>
    return { keys: new Map(Object.entries(keys)), present: new Set(listSite(dir)) }
  } catch {
    return { keys: new Map(), present: new Set() }
  }
}

/** Unfinished sites of builds that were killed, and of earlier builds of this process. */
function abandoned(dir: string): string[] {
  const prefix = `${basename(dir)}.next-`
  const names = existsSync(dirname(dir)) ? readdirSync(dirname(dir)) : []
  return names
    .filter((name) => name.startsWith(prefix) && isAbandoned(join(dirname(dir), name), name.slice(prefix.length)))
    .map((name) => join(dirname(dir), name))
}

/**
 * A process ID is only meaningful in its scope: elsewhere, in a container or on a machine that shares the disk, it belongs to
 * another process. There, the folder's age decides.
 */
function isAbandoned(path: string, owner: string): boolean {
  const [pid = '', scope] = owner.split('-')
  if (scope === undefined || scope === processScope()) return Number(pid) === process.pid || !isRunning(Number(pid))
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats !== undefined && Date.now() - Math.max(stats.mtimeMs, stats.ctimeMs) > ABANDONED_AFTER
}

/** Relative paths with forward slashes. */
function listSite(dir: string, folder = ''): string[] {
  return readdirSync(join(dir, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name
    if (entry.isDirectory()) return listSite(dir, `${path}/`)
    return path === STAMP ? [] : [path]
  })
}

/** Changes if the folder is replaced, or moved away and back. */
function identity(dir: string): string {
  const stats = statSync(dir, { bigint: true, throwIfNoEntry: false })
  return stats ? [stats.dev, stats.ino, stats.mtimeNs, stats.ctimeNs].join(':') : ''
}

function isFile(path: string): boolean {
  try {
    return lstatSync(path).isFile()
  } catch {
    return false
  }
}
