import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { UserError } from '../errors/user-error.ts'

/** Whether a path is the folder itself or inside it. */
export function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return !isAbsolute(way) && way.split(/[\\/]/)[0] !== '..'
}

/**
 * Lists all documents below a folder: sorted relative paths with forward slashes. Hidden folders and `node_modules` are left out.
 */
export function listDocuments(dir: string): string[] {
  return listRelative(dir).filter(isDocument)
}

export function isDocument(file: string): boolean {
  return /\.mdx?$/.test(file)
}

/**
 * Lists all files below a folder: sorted relative paths with forward slashes. Hidden files and `node_modules` are left out. Empty
 * if the folder doesn't exist.
 * @throws file system errors if the folder exists but can't be read, since its files would be missing without notice; UserError for
 * a symbolic link out of the folder, which could publish private files, and for a link to a folder
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
  // Broken links are reported when they are read.
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
