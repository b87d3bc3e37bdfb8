import { createHash } from 'node:crypto'

/** Names content: half a SHA-256, in hexadecimal because some file systems don't tell upper from lower case. */
export function fingerprint(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}
