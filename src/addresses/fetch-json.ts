import { unpack } from './packed-json.ts'

/** Before the second and the third try, in milliseconds. */
const PAUSES = [100, 400]

/** A server's answer that isn't what was asked for. */
export class AnswerError extends Error {
  override name = 'AnswerError'
}

/**
 * Fetches JSON. What gets lost on the way is asked for three times; an answer of the server, whatever it is, is taken as it is.
 * @throws AnswerError when the server has no such file, TypeError when the network fails
 */
export async function fetchJson(url: string): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await fetchFile(url)))
}

/** Fetches JSON that the build has packed, as `fetchJson` does. */
export async function fetchPacked(url: string): Promise<unknown> {
  return unpack(new Uint8Array(await fetchFile(url)))
}

async function fetchFile(url: string): Promise<ArrayBuffer> {
  for (const pause of PAUSES) {
    try {
      return await fetchOnce(url)
    } catch (error) {
      // What `fetch` says of a network that fails.
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
