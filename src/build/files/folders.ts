import { readdirSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'

/** Whether a path is a folder, or stands somewhere in it. */
export function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return !isAbsolute(way) && way.split(/[\\/]/)[0] !== '..'
}

/** Paths of all documents, relative, sorted, with forward slashes. Hidden folders and `node_modules` are left out. */
export function listDocuments(dir: string): string[] {
  return listRelative(dir).filter((file) => /\.mdx?$/.test(file))
}

/**
 * Paths of all files below a folder, relative, sorted, with forward slashes; empty when there is no such folder.
 * @throws what the file system throws for a folder that is there and can't be read: its files would be missing, and nobody would know
 */
export function listRelative(dir: string, prefix = ''): string[] {
  return listEntries(join(dir, prefix))
    .filter((entry) => !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .flatMap((entry) => {
      const path = prefix ? `${prefix}/${entry.name}` : entry.name
      return entry.isDirectory() ? listRelative(dir, path) : [path]
    })
    .sort()
}

function listEntries(dir: string) {
  try {
    return readdirSync(dir, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
