import { EventSourceParserStream } from 'eventsource-parser/stream'
import { MAX_EVENT } from './limits.ts'

/** The data of each event of a stream of server-sent events. Throws when one is longer than `MAX_EVENT`, and what the stream throws. */
export async function* eventData(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: MAX_EVENT }))
    .getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value.data
  } finally {
    // Not waited for: the stream behind it may have stopped in the middle of a piece, and then it never comes.
    reader.cancel().catch(() => undefined)
  }
}
