import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

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

/** Names the state of source folders and files. */
export function sourceHash(...paths: string[]): string {
  const parts: Array<string | Uint8Array> = []
  for (const path of paths) for (const file of listFiles(path)) parts.push(file, readFileSync(file))
  return contentHash(...parts)
}

function listFiles(path: string): string[] {
  try {
    return readdirSync(path, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
  } catch {
    return [path]
  }
}
