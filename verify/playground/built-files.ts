import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import documented, { versions } from '../../playground/built.ts'
import type { Parts } from './build/parts.ts'

/** Folder of the built files. */
const staticFolder = join(import.meta.dirname, '../../static')

/** Reads the repository's built files of a version. */
export function builtFiles(version = documented.version): Parts {
  const built = versions.find((each) => each.version === version)
  if (!built) throw new Error(`The playground has no Strapi ${version} yet.`)
  const read = built.files.map(({ part, path }) => [part, readFileSync(join(staticFolder, path))] as const)
  return Object.fromEntries(read) as Parts
}
