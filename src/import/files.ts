import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Lists all files below a folder, without hidden folders and packages: sorted relative paths with forward slashes. */
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

/** Path of the first of these files that exists in a folder. */
export function firstFile(dir: string, names: readonly string[]): string | undefined {
  return names.map((name) => join(dir, name)).find(isFile)
}

/** Reads a file with normalized line endings, which all other code expects. */
export function readText(path: string): string {
  return readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
}
