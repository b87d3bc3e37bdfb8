// Server-sent events, as far as streamed answers use them: lines of data, an empty line after each event.

/** The data of each event of a stream. Throws an Error when a line is longer than `MAX_LINE`, and what the stream throws. */
export async function* eventData(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let rest = ''
  let data: string[] = []
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const lines = (rest + next.value).split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop()!
      if (rest.length > MAX_LINE) throw new Error('An event of the stream is too long.')
      for (const line of lines) {
        if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
        else if (line === '' && data.length > 0) {
          yield data.join('\n')
          data = []
        }
      }
    }
    if (rest.startsWith('data:')) data.push(rest.slice(5).replace(/^ /, ''))
    if (data.length > 0) yield data.join('\n')
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** Characters; a stream without line ends mustn't fill the memory. */
const MAX_LINE = 1_000_000
