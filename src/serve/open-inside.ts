import { type FileHandle, open, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** An open file, which the caller must close. */
export interface OpenFile {
  handle: FileHandle
  size: number
  modified: Date
}

/**
 * Opens `file`, a path relative to `root`, which must be a real path.
 *
 * Returns `undefined` if a symbolic link leads outside `root` or to something other than a file. Rejects with file system errors,
 * such as for a deleted file. The caller must close the handle.
 */
export async function openInside(root: string, file: string): Promise<OpenFile | undefined> {
  const path = await realpath(join(root, file))
  if (!path.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined
  const handle = await open(path, 'r')
  const found = await handle.stat()
  if (found.isFile()) return { handle, size: found.size, modified: found.mtime }
  await handle.close()
  return undefined
}
