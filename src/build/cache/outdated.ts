import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Entries that are named after a hash of their inputs, so a newer version doesn't overwrite them. */
const NAMED_BY_CONTENT = /^(?:app|command|openapi|product)-/
/** How long switching back to an older source still finds its entries, in milliseconds. */
const LIFETIME = 7 * 24 * 60 * 60 * 1000

/** Deletes entries with such names that were written more than a week ago. */
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
