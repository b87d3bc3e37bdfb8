import { EventSourceParserStream } from 'eventsource-parser/stream'
import { MAX_EVENT } from './limits.ts'

/** Yields the data of server-sent events. Throws if an event is longer than `MAX_EVENT`, and errors of the stream. */
export async function* eventData(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: MAX_EVENT }))
    .getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value.data
  } finally {
    // Not awaited: if the source stalls in the middle of a chunk, `cancel` never resolves.
    reader.cancel().catch(() => undefined)
  }
}
