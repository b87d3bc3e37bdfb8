import { createHash } from 'node:crypto'

/** A short name for content: equal content, equal name. */
export function contentHash(...parts: Array<string | Uint8Array>): string {
  const hash = createHash('sha256')
  let text = ''
  for (const part of parts) {
    // Each update costs as much as a page of text.
    if (typeof part === 'string') text += `${part}\0`
    else {
      hash.update(text).update(part)
      text = '\0'
    }
  }
  return hash.update(text).digest('base64url').slice(0, 20)
}
