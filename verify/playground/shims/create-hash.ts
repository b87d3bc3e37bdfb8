import { sha256 } from '../runtime/sha256.ts'

/** SHA-256 in hexadecimal. */
export function createHash() {
  let text = ''
  const hash = {
    update(more: string) {
      text += more
      return hash
    },
    digest: () => Array.from(sha256(text), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  }
  return hash
}
