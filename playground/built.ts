import built from './built.json' with { type: 'json' }
import type { PlaygroundPart } from './protocol.ts'

/** A built file of the playground; sizes in bytes. */
export interface BuiltFile {
  part: PlaygroundPart
  /** Relative to the site's base URL. */
  path: string
  size: number
  /** Size after Brotli compression. */
  compressed: number
  /** SHA-256 of the content, in hexadecimal. */
  hash: string
}

/** Build of one version by `npm run playground`. */
export interface Built {
  /** Strapi version. */
  version: string
  files: BuiltFile[]
  /** Senders other than a visitor. */
  readers: string[]
}

/** The documented version, then the newest. Both use the same SQLite file. */
export const versions = built as Built[]

/** The documented version. */
export default versions[0]!
