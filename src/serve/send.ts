import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Answer } from './answer.ts'
import { codeOf } from './error.ts'

/** Error codes of streams for a client that disconnected early. */
const GONE: ReadonlySet<string | undefined> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'])

/**
 * Sends a response with the shared headers. Resolves once all bytes are handed to the socket; a client that disconnects isn't an
 * error.
 */
export async function send(response: ServerResponse, answer: Answer, shared: OutgoingHttpHeaders): Promise<void> {
  const { status, headers, content, slice } = answer
  try {
    response.writeHead(status, { ...shared, ...headers })
    if (content === undefined || slice === undefined || response.req.method === 'HEAD') {
      response.end()
    } else if (Buffer.isBuffer(content)) {
      response.end(content.subarray(slice.start, slice.end + 1))
    } else {
      await pipeline(content.createReadStream({ ...slice, autoClose: false }), response)
    }
  } catch (error) {
    if (!GONE.has(codeOf(error))) throw error
  } finally {
    if (content !== undefined && !Buffer.isBuffer(content)) await content.close()
  }
}
