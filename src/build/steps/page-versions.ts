import { pageVersionsFile } from '../../addresses/page-files.ts'
import type { VersionDifferences } from '../../site/other-versions.ts'

/** Generates a file for each page that differs in other versions, which readers fetch on request: path in the site → JSON. */
export function pageVersionFiles(
  differences: ReadonlyMap<string, VersionDifferences[]>,
  routes: { has(route: string): boolean },
): Map<string, string> {
  return new Map(
    [...differences].filter(([route]) => routes.has(route)).map(([route, versions]) => [pageVersionsFile(route), JSON.stringify(versions)]),
  )
}
