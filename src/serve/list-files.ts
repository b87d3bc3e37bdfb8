import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Files of the site folder that configure the server, or other hosts; nobody may read them through it. */
export const SETTINGS: ReadonlySet<string> = new Set(['redirects.json', 'csp.json', '_headers', '_redirects'])

/**
 * Lists the files below `root` that may be served, as paths relative to it with forward slashes, in no certain order.
 *
 * Leaves out the server's own settings and everything whose name starts with a dot, `.well-known` at the top excepted.
 * Links to folders aren't followed; links to files are listed, and checked when they are opened (`open-inside.ts`).
 * Throws what the file system throws, for instance when the folder is swapped meanwhile.
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
    () => false, // a dangling link isn't a file
  )
}
