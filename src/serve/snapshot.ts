import { realpath, stat } from 'node:fs/promises'
import { isAbsence } from './error.ts'
import { listFiles } from './list-files.ts'
import type { Redirect } from './resolve.ts'
import { type Policies, readPolicies, readRedirects } from './settings.ts'

/** A consistent state of the served folder; each build results in a new one. */
export interface Snapshot extends Policies {
  /** Real path of the folder. */
  readonly root: string
  /** Identifies the folder's state. */
  readonly stamp: string
  /** Files that may be served, relative to `root`, with forward slashes. */
  readonly files: ReadonlySet<string>
  readonly redirects: ReadonlyMap<string, Redirect>
}

/** The folder was replaced; retry with the latest snapshot. */
export class SnapshotOutdated extends Error {
  override name = 'SnapshotOutdated'
}

/** Reads a folder. Returns `undefined` if it doesn't exist or changed while reading, so a snapshot never mixes two builds. */
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

/** Identifies the state of a folder without reading its contents; `undefined` if it doesn't exist. */
export async function stampOf(folder: string): Promise<string | undefined> {
  try {
    const { dev, ino, mtimeNs, ctimeNs } = await stat(folder, { bigint: true })
    return [dev, ino, mtimeNs, ctimeNs].join(':')
  } catch (error) {
    if (isAbsence(error)) return undefined
    throw error
  }
}
