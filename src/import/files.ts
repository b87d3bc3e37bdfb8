import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Paths of all files below a folder, relative, sorted, with forward slashes; none of hidden folders and of packages. */
export function filesBelow(dir: string): string[] {
  if (!isFolder(dir)) return []
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !/(?:^|\/)(?:node_modules|\.[^/]*)(?:\/|$)/.test(file))
    .sort()
}

export function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory()
}

export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}

/** The first of some files of a folder that is there. */
export function firstFile(dir: string, names: readonly string[]): string | undefined {
  return names.map((name) => join(dir, name)).find(isFile)
}

/** Text as it is compared and counted everywhere else: with plain line ends. */
export function readText(path: string): string {
  return readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
}
