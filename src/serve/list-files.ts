import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { HOST_HEADERS, HOST_REDIRECTS, POLICIES, REDIRECTS } from '../addresses/site-files.ts'

/** Configuration files for this server or other hosts, which must not be served. */
export const SETTINGS: ReadonlySet<string> = new Set([REDIRECTS, POLICIES, HOST_HEADERS, HOST_REDIRECTS])

/**
 * Lists the files below `root` that may be served, as relative paths with forward slashes, in no particular order.
 *
 * Excludes configuration files and all names that start with a dot, except for `.well-known` at the top level. Symbolic links to
 * folders aren't followed; those to files are listed, and checked when opened (`open-inside.ts`). Rejects with file system
 * errors, such as when the folder is replaced at the same time.
 */
export async function listFiles(root: string): Promise<string[]> {
  const files = await listFolder(root, '')
  return files.filter((file) => !SETTINGS.has(file))
}

async function listFolder(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const found = await Promise.all(
    entries.map(async (entry): Promise<string[]> => {
      const path = folder + entry.name
      if (entry.name.startsWith('.') && path !== '.well-known') return []
      if (entry.isDirectory()) return listFolder(root, `${path}/`)
      if (entry.isFile()) return [path]
      return entry.isSymbolicLink() && (await leadsToFile(join(root, path))) ? [path] : []
    }),
  )
  return found.flat()
}

async function leadsToFile(link: string): Promise<boolean> {
  return stat(link).then(
    (target) => target.isFile(),
    () => false, // dangling link
  )
}
