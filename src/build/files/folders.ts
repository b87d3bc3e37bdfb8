import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { UserError } from '../errors/user-error.ts'

/** Whether a path is a folder, or stands somewhere in it. */
export function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return !isAbsolute(way) && way.split(/[\\/]/)[0] !== '..'
}

/** Paths of all documents, relative, sorted, with forward slashes. Hidden folders and `node_modules` are left out. */
export function listDocuments(dir: string): string[] {
  return listRelative(dir).filter(isDocument)
}

export function isDocument(file: string): boolean {
  return /\.mdx?$/.test(file)
}

/**
 * Paths of all files below a folder, relative, sorted, with forward slashes; empty when there is no such folder.
 * @throws what the file system throws for a folder that is there and can't be read: its files would be missing, and nobody would know;
 * UserError for a link that leaves the folder, behind which may be what nobody means to publish, and for one that leads to a folder
 */
export function listRelative(dir: string, prefix = ''): string[] {
  return listEntries(join(dir, prefix))
    .filter((entry) => !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .flatMap((entry) => {
      const path = prefix ? `${prefix}/${entry.name}` : entry.name
      if (entry.isSymbolicLink()) checkLink(dir, path)
      return entry.isDirectory() ? listRelative(dir, path) : [path]
    })
    .sort()
}

function checkLink(dir: string, path: string): void {
  const link = join(dir, path)
  const target = statSync(link, { throwIfNoEntry: false })
  // One that leads nowhere is whoever reads it to tell.
  if (!target) return
  if (!isInside(realpathSync(link), realpathSync(dir)))
    throw new UserError(`${link} is a symbolic link to ${realpathSync(link)}, outside ${dir}. Replace it with the file.`)
  if (target.isDirectory())
    throw new UserError(`${link} is a symbolic link to a folder, which would be skipped. Replace it with the folder.`)
}

function listEntries(dir: string): Dirent[] {
  try {
    return readdirSync(dir, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
