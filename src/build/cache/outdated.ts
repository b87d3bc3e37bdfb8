import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What is kept under a name of what it was made from: nothing takes its place when that changes. */
const NAMED_BY_CONTENT = /^(?:app|command|openapi|product)-/
/** Nobody who works here comes back to it so late, in milliseconds. */
const LIFETIME = 7 * 24 * 60 * 60 * 1000

/** Removes from the cache what was made of another state of the source, a week ago or earlier. */
export function removeOutdated(cacheDir: string): void {
  for (const name of readdirSync(cacheDir)) {
    const path = join(cacheDir, name)
    if (NAMED_BY_CONTENT.test(name) && isOld(path)) rmSync(path, { recursive: true, force: true })
  }
}

function isOld(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats !== undefined && Date.now() - stats.mtimeMs > LIFETIME
}
