import type { BuiltFile } from './built.ts'
import { PlaygroundError } from './playground-error.ts'
import type { PlaygroundPart } from './protocol.ts'

/** How much of the playground's files has come. In bytes as Brotli sends them, as far as that can be told from what they become. */
export interface LoadProgress {
  loaded: number
  total: number
}

/** The files as they come: a promise that rejects (PlaygroundError) is of one that can't be had. */
export type ComingFiles = Map<PlaygroundPart, Promise<ArrayBuffer>>

/**
 * Fetches all files beside each other.
 * @param base the site's base URL
 */
export function fetchFiles(files: BuiltFile[], base: string, onProgress?: (progress: LoadProgress) => void): ComingFiles {
  const total = files.reduce((sum, { compressed }) => sum + compressed, 0)
  let loaded = 0
  const coming = files.map((file) => {
    let told = 0
    const bytes = fetchFile(base + file.path, file.size, (share) => {
      const now = Math.round(file.compressed * share)
      loaded += now - told
      told = now
      onProgress?.({ loaded, total })
    })
    // Who needs it hears of it; nobody may, when another one is missing first.
    bytes.catch(() => undefined)
    return [file.part, bytes] as const
  })
  return new Map(coming)
}

/** @param size of the file, in bytes */
async function fetchFile(url: string, size: number, onShare: (share: number) => void): Promise<ArrayBuffer> {
  try {
    const response = await fetch(url)
    if (!response.ok || !response.body) throw new Error(`The server answered ${response.status}.`)
    const bytes = new Uint8Array(size)
    let at = 0
    const reader = response.body.getReader()
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      // Throws where the file isn't the one that was built.
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
