import type { BuiltFile } from './built.ts'
import { PlaygroundError } from './playground-error.ts'
import type { PlaygroundPart } from './protocol.ts'

/** Loading progress in bytes after Brotli compression, estimated from the decompressed size. */
export interface LoadProgress {
  loaded: number
  total: number
}

/** Minimum time in milliseconds between reports of progress, which make the page render. */
const PACE = 100

/** Files being loaded; a promise rejects with a PlaygroundError if its file can't be fetched. */
export type ComingFiles = Map<PlaygroundPart, Promise<ArrayBuffer>>

/**
 * Fetches files in parallel.
 * @param base the site's base URL
 */
export function fetchFiles(files: BuiltFile[], base: string, onProgress?: (progress: LoadProgress) => void): ComingFiles {
  const total = files.reduce((sum, { compressed }) => sum + compressed, 0)
  let loaded = 0
  let reported = 0
  const coming = files.map((file) => {
    let told = 0
    const bytes = fetchFile(base + file.path, file.size, (share) => {
      const now = Math.round(file.compressed * share)
      loaded += now - told
      told = now
      const time = performance.now()
      if (loaded < total && time - reported < PACE) return
      reported = time
      onProgress?.({ loaded, total })
    })
    // Prevents unhandled rejections: if one file fails, callers may never await the others.
    bytes.catch(() => undefined)
    return [file.part, bytes] as const
  })
  return new Map(coming)
}

/** @param size expected size in bytes */
async function fetchFile(url: string, size: number, onShare: (share: number) => void): Promise<ArrayBuffer> {
  try {
    const response = await fetch(url)
    if (!response.ok || !response.body) throw new Error(`The server answered ${response.status}.`)
    const bytes = new Uint8Array(size)
    let at = 0
    const reader = response.body.getReader()
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      // Throws a RangeError if the file is larger than the built one.
      bytes.set(next.value, at)
      at += next.value.length
      onShare(at / size)
    }
    if (at !== size) throw new Error(`${at} of ${size} bytes came.`)
    return bytes.buffer
  } catch (error) {
    throw new PlaygroundError('offline', `${url}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
