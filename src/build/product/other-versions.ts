import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OtherVersion, VersionDifference, VersionDifferences } from '../../site/other-versions.ts'
import { readExplanations } from './explanations.ts'

/** Format of the results that `npm run verify` keeps for a version in `verify/versions/`. */
interface KeptResults {
  version: string
  pages: Record<string, { same?: string; different?: Array<Omit<VersionDifference, 'why' | 'kind'> & { kind: string; why?: string[] }> }>
}

/** Results of verifying other versions of the product, by route. */
export interface VersionResults {
  counts: ReadonlyMap<string, OtherVersion[]>
  differences: ReadonlyMap<string, VersionDifferences[]>
}

/** Reads the results for other versions, the newest first; empty if no other version was verified. */
export function readOtherVersions(root: string): VersionResults {
  const folder = join(root, 'verify/versions')
  const counts = new Map<string, OtherVersion[]>()
  const differences = new Map<string, VersionDifferences[]>()
  const versions = existsSync(folder) ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'results.json'))) : []
  for (const name of versions.toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))) {
    const { version, pages } = JSON.parse(readFileSync(join(folder, name, 'results.json'), 'utf8')) as KeptResults
    const explanations = new Map(readExplanations(join(folder, name)).map((explanation) => [explanation.id, explanation]))
    for (const [route, { same, different = [] }] of Object.entries(pages)) {
      const found = different.flatMap(({ kind, why = [], what, at, code, lines, message }): VersionDifference[] => {
        if (kind !== 'added' && kind !== 'other' && kind !== 'refused') return []
        const reasons = why
          .flatMap((id) => explanations.get(id) ?? [])
          .map(({ says, source, named }) => ({ says, ...(source && { source }), ...(named && { named }) }))
        return [{ what, kind, at, ...(code && { code }), ...(lines && { lines }), ...(message && { message }), why: reasons }]
      })
      const compared = (same === undefined || same === '' ? 0 : same.split(' ').length) + found.length
      if (compared === 0) continue
      const differing = found.filter(({ kind }) => kind !== 'added').length
      counts.set(route, [...(counts.get(route) ?? []), { version, compared, differing }])
      if (found.length > 0) differences.set(route, [...(differences.get(route) ?? []), { version, differences: found }])
    }
  }
  return { counts, differences }
}
