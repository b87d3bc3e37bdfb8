import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Verified } from '../../site/view.ts'
import type { VersionResults } from './other-versions.ts'

/**
 * Reads the counts of verified samples and facts by route, which `npm run verify -- --update` writes, and adds the results for
 * other versions.
 */
export function readVerified(root: string, { counts: others }: Pick<VersionResults, 'counts'>): Map<string, Verified> {
  const file = join(root, 'verify/results.json')
  if (!existsSync(file)) return new Map()
  const { version, pages } = JSON.parse(readFileSync(file, 'utf8')) as { version: string; pages: Record<string, Omit<Verified, 'version'>> }
  return new Map(
    Object.entries(pages).map(([route, counts]) => [
      route,
      { version, ...counts, ...(others.has(route) && { others: others.get(route)! }) },
    ]),
  )
}
