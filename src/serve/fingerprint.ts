import { createHash } from 'node:crypto'

/** Content hash: half a SHA-256. In hexadecimal, since some file systems are case-insensitive. */
export function fingerprint(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}
