import { unpack } from './packed-json.ts'

/** Delays before the second and third attempts, in milliseconds. */
const PAUSES = [100, 400]

/** The server responded with an error status. */
export class AnswerError extends Error {
  override name = 'AnswerError'
}

/**
 * Fetches JSON. Network failures are retried twice; error responses aren't.
 * @throws {AnswerError} for an error status
 * @throws {TypeError} for a network failure
 */
export async function fetchJson(url: string): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await fetchFile(url)))
}

/** Fetches packed JSON, with the retries of `fetchJson`. */
export async function fetchPacked(url: string): Promise<unknown> {
  return unpack(new Uint8Array(await fetchFile(url)))
}

async function fetchFile(url: string): Promise<ArrayBuffer> {
  for (const pause of PAUSES) {
    try {
      return await fetchOnce(url)
    } catch (error) {
      // `fetch` throws a TypeError for network failures.
      if (!(error instanceof TypeError)) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return fetchOnce(url)
}

async function fetchOnce(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url)
  if (!response.ok) throw new AnswerError(`${url} answered ${response.status}.`)
  return response.arrayBuffer()
}
