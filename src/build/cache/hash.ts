import { createHash } from 'node:crypto'

/** Hashes content to 20 URL-safe characters. */
export function contentHash(...parts: Array<string | Uint8Array>): string {
  const hash = createHash('sha256')
  let text = ''
  for (const part of parts) {
    // Strings are joined first, because each `update` takes as long as hashing a page of text.
    if (typeof part === 'string') text += `${part}\0`
    else {
      hash.update(text).update(part)
      text = '\0'
    }
  }
  return hash.update(text).digest('base64url').slice(0, 20)
}
