import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineRoot } from '../engine-root.ts'
import { contentHash } from './hash.ts'

interface LockedPackage {
  version?: string
  integrity?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** Installed packages by folder: `node_modules/a`, `node_modules/a/node_modules/b`. */
type Lock = Record<string, LockedPackage>

const LOCK_FILE = join(engineRoot, 'package-lock.json')

/** Hashes the versions of all installed packages. */
export function lockHash(): string {
  return contentHash(readFileSync(LOCK_FILE))
}

/** Hashes each package's locked version with those of all its dependencies: name → hash. */
export function packageKeys(names: Iterable<string>): Record<string, string> {
  const lock = (JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as { packages: Lock }).packages
  return Object.fromEntries([...names].map((name) => [name, contentHash(...statesOf(lock, name).sort())]))
}

/** Returns the folder, version, and content hash of a package and all its dependencies. */
function statesOf(lock: Lock, name: string): string[] {
  const found = new Set<string>()
  const visit = (dependency: string, from: string) => {
    const path = resolve(lock, dependency, from)
    if (path === undefined || found.has(path)) return
    found.add(path)
    const { dependencies, optionalDependencies, peerDependencies } = lock[path]!
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) visit(next, path)
  }
  visit(name, '')
  return [...found].map((path) => [path, lock[path]!.version, lock[path]!.integrity].join(' '))
}

/** Resolves a package like Node: in the importing package's own `node_modules`, then further up. */
function resolve(lock: Lock, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder && `${folder}/`}node_modules/${name}`
    if (lock[path]) return path
    if (folder === '') return undefined
  }
}

/** Returns the package name in a path or import specifier: `react/jsx-runtime` → `react`. */
export function packageOf(path: string): string {
  const inside = path.split('node_modules/').at(-1)!
  return inside.split('/', inside.startsWith('@') ? 2 : 1).join('/')
}
