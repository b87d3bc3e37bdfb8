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

/** Stands in a site that is whole, and says what each of its files was made from. */
const STAMP = '.stamp.json'

/** No build takes so long, in milliseconds. */
const ABANDONED_AFTER = 6 * 60 * 60 * 1000

/** The files of a site. */
export interface SiteFiles {
  /** File → what it was made from. */
  keys: Map<string, string>
  /** Those that are there. */
  present: ReadonlySet<string>
}

/**
 * The folders of a site. The new one grows beside the one that is served, and takes its place when it is whole. The one before
 * stays as `….old`: the next build begins with it and changes a few of its files, where it would have to link each file of
 * the site and remove it again.
 */
export class SiteFolders {
  readonly final: string
  readonly next: string
  readonly #former: string
  /** What was there when the build began. */
  readonly #replaced: string

  /** @throws UserError when the folder holds something else than a site */
  constructor(dir: string) {
    this.final = dir
    this.next = `${dir}.next-${process.pid}-${processScope()}`
    this.#former = `${dir}.old`
    finishSwap(dir)
    this.#refuseOthers()
    for (const path of abandoned(dir)) rmSync(path, { recursive: true, force: true })
    this.#replaced = identity(dir)
  }

  /** Begins the new site: with the files of the one before the last, or with none. */
  begin(): SiteFiles {
    mkdirSync(dirname(this.final), { recursive: true })
    try {
      renameSync(this.#former, this.next)
    } catch {
      mkdirSync(this.next)
      return { keys: new Map(), present: new Set() }
    }
    const files = readSite(this.next)
    rmSync(join(this.next, STAMP), { force: true })
    return files
  }

  /**
   * Puts the new site in the place of the last.
   * @param keys of all its files
   * @param begun what it began with; what of that isn't among its files is removed
   * @throws UserError when another build was faster
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

  /** Removes what was begun; not if there is nothing else. */
  discard(): void {
    if (!existsSync(this.final) && existsSync(join(this.next, STAMP))) return
    rmSync(this.next, { recursive: true, force: true })
  }

  /** Whatever took files away meanwhile, a site that misses some mustn't take the place of a whole one. */
  #refuseGaps(keys: ReadonlyMap<string, string>): void {
    const present = new Set(listSite(this.next))
    const missing = [...keys.keys()].filter((file) => !present.has(file))
    if (missing.length > 0)
      throw new UserError(`${missing.length} files were deleted from ${this.next} during the build, such as ${missing[0]}. Build again.`)
  }

  /** A folder is replaced as a whole: one that no build has made, a folder of documents for one, would be lost. */
  #refuseOthers(): void {
    const stats = statSync(this.final, { throwIfNoEntry: false })
    if (stats && !stats.isDirectory()) throw new UserError(`${this.final} isn’t a folder.`)
    const names = stats ? readdirSync(this.final) : []
    if (names.length > 0 && !names.includes(STAMP))
      throw new UserError(`${this.final} contains files that aren’t from a build. Choose an empty or new folder.`)
  }

  /** Removes a file, and the folders that are empty without it. */
  #remove(file: string): void {
    // What is a folder by now, or stood where a file is now, is gone.
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

/** Ends what a build had all but done when it was killed: the last site was away, and the new one whole and not yet in its place. */
export function finishSwap(dir: string): void {
  if (existsSync(dir)) return
  const whole = abandoned(dir).find((path) => existsSync(join(path, STAMP)))
  if (whole !== undefined) renameSync(whole, dir)
}

/** What a site's files were made from; of one that isn't whole, or isn't there, nothing is known. */
export function readSite(dir: string): SiteFiles {
  try {
    const keys = JSON.parse(readFileSync(join(dir, STAMP), 'utf8')) as Record<string, string>
    return { keys: new Map(Object.entries(keys)), present: new Set(listSite(dir)) }
  } catch {
    return { keys: new Map(), present: new Set() }
  }
}

/** Sites that builds began and didn't put in their place: those that were killed, and former ones of this process. */
function abandoned(dir: string): string[] {
  const prefix = `${basename(dir)}.next-`
  const names = existsSync(dirname(dir)) ? readdirSync(dirname(dir)) : []
  return names
    .filter((name) => name.startsWith(prefix) && isAbandoned(join(dirname(dir), name), name.slice(prefix.length)))
    .map((name) => join(dirname(dir), name))
}

/** A process's number says something only where it was given: in a container, or on a machine that shares the disk, it is another's. */
function isAbandoned(path: string, owner: string): boolean {
  const [pid = '', scope] = owner.split('-')
  if (scope === undefined || scope === processScope()) return Number(pid) === process.pid || !isRunning(Number(pid))
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats !== undefined && Date.now() - Math.max(stats.mtimeMs, stats.ctimeMs) > ABANDONED_AFTER
}

/** Relative, with forward slashes. */
function listSite(dir: string, folder = ''): string[] {
  return readdirSync(join(dir, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name
    if (entry.isDirectory()) return listSite(dir, `${path}/`)
    return path === STAMP ? [] : [path]
  })
}

/** Another folder has another one, and so has the same folder after it was away. */
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
