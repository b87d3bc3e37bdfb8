import { pageVersionsFile } from '../../addresses/page-files.ts'
import type { VersionDifferences } from '../../site/other-versions.ts'

/** What other versions do otherwise, a file for each page that differs: path in the site → text. Readers fetch it when they ask for it. */
export function pageVersionFiles(
  differences: ReadonlyMap<string, VersionDifferences[]>,
  routes: { has(route: string): boolean },
): Map<string, string> {
  return new Map(
    [...differences].filter(([route]) => routes.has(route)).map(([route, versions]) => [pageVersionsFile(route), JSON.stringify(versions)]),
  )
}
