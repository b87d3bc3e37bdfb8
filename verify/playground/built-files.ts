import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import documented, { versions } from '../../playground/built.ts'
import type { Parts } from './build/parts.ts'

/** Where the site finds the files that were built. */
const staticFolder = join(import.meta.dirname, '../../static')

/** What is in the files that the repository has of a version. */
export function builtFiles(version = documented.version): Parts {
  const built = versions.find((each) => each.version === version)
  if (!built) throw new Error(`The playground has no Strapi ${version} yet.`)
  const read = built.files.map(({ part, path }) => [part, readFileSync(join(staticFolder, path))] as const)
  return Object.fromEntries(read) as Parts
}
