import { join, relative } from 'node:path'
import { filesBelow } from '../files.ts'
import type { Notes } from '../notes.ts'
import type { Project } from '../project.ts'

/** Files that the build generates, or that only the old host uses. */
const OWN =
  /^(?:_redirects|_headers|CNAME|robots\.txt|sitemap\.xml|404\.html|index\.html|manifest\.webmanifest|sw\.js|feed\.xml|llms(?:-full)?\.txt)$/

/** Lists static files to copy: path below `static/` → path of the original. */
export function staticFiles({ root, staticDirs, notes }: Pick<Project, 'root' | 'staticDirs' | 'notes'>): Map<string, string> {
  return new Map(
    staticDirs.flatMap((dir) =>
      filesBelow(dir)
        .filter((file) => isWanted(file, dir))
        .map((file) => [file, join(dir, file)] as const),
    ),
  )

  function isWanted(file: string, dir: string): boolean {
    if (!OWN.test(file)) return true
    noteOf(relative(root, join(dir, file)), notes)
    return false
  }
}

function noteOf(file: string, notes: Notes): void {
  if (!file.endsWith('_redirects'))
    notes.add({ kind: 'file', file, message: 'Either the build generates this file, or the new host’s settings replace it.' })
}
