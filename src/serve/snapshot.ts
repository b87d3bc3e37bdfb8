import { realpath, stat } from 'node:fs/promises'
import { isAbsence } from './error.ts'
import { listFiles } from './list-files.ts'
import type { Redirect } from './resolve.ts'
import { type Policies, readPolicies, readRedirects } from './settings.ts'

/** One state of the served folder, read as a whole; a new build makes a new one. */
export interface Snapshot extends Policies {
  /** The folder's real path. */
  readonly root: string
  /** Changes with the folder. */
  readonly stamp: string
  /** What may be served, relative to `root`, with forward slashes. */
  readonly files: ReadonlySet<string>
  readonly redirects: ReadonlyMap<string, Redirect>
}

/** The folder isn't the one any more that was asked about; asking again about the latest snapshot will do. */
export class SnapshotOutdated extends Error {
  override name = 'SnapshotOutdated'
}

/** Reads a folder; `undefined` when it isn't there, or wasn't the same after as before, so that a snapshot never mixes two builds. */
export async function readSnapshot(folder: string): Promise<Snapshot | undefined> {
  const stamp = await stampOf(folder)
  if (stamp === undefined) return undefined
  try {
    const root = await realpath(folder)
    const [files, redirects, policies] = await Promise.all([listFiles(root), readRedirects(root), readPolicies(root)])
    if ((await stampOf(folder)) === stamp) return { root, stamp, files: new Set(files), redirects, ...policies }
  } catch (error) {
    if (!isAbsence(error)) throw error
  }
  return undefined
}

/** Tells one state of a folder from another without reading it; `undefined` when it isn't there. */
export async function stampOf(folder: string): Promise<string | undefined> {
  try {
    const { dev, ino, mtimeNs, ctimeNs } = await stat(folder, { bigint: true })
    return [dev, ino, mtimeNs, ctimeNs].join(':')
  } catch (error) {
    if (isAbsence(error)) return undefined
    throw error
  }
}
