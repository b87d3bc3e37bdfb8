import built from './built.json' with { type: 'json' }
import type { PlaygroundPart } from './protocol.ts'

/** A file that was built for the playground. Sizes in bytes. */
export interface BuiltFile {
  part: PlaygroundPart
  /** From the site's base URL. */
  path: string
  size: number
  /** As Brotli sends it. */
  compressed: number
  /** SHA-256 of what is in it, in hexadecimal. */
  hash: string
}

/** What `npm run playground` has built of a version. */
export interface Built {
  /** Of Strapi. */
  version: string
  files: BuiltFile[]
  /** Who may ask, beside a visitor who isn't logged in. */
  readers: string[]
}

/** One for each version: the documented one, then the newest. Their SQLite is the same file. */
export const versions = built as Built[]

/** The documented version. */
export default versions[0]!
