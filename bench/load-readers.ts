/* Clients of `bench/load.ts`, in a separate process with plain sockets to use as little CPU as possible. */
import { connect } from 'node:net'

/** Requests `paths` in turn until the total number of requests is reached. */
export interface LoadTask {
  port: number
  paths: string[]
  readers: number
  /** Total for all readers. */
  requests: number
}

export interface LoadReport {
  answers: number
  errors: number
  /** Error messages with counts. */
  messages: Record<string, number>
  seconds: number
  bytes: number
  /** Times in milliseconds, from the first byte of the request to the last byte of the response. */
  median: number
  percentile99: number
  max: number
}

/** Request timeout, in milliseconds. */
const PATIENCE = 30_000

process.once('message', (task) => {
  void walk(task as LoadTask).then((report) => process.send!(report, () => process.exit(0)))
})

async function walk({ port, paths, readers, requests }: LoadTask): Promise<LoadReport> {
  const times: number[] = []
  const messages: Record<string, number> = {}
  let left = requests
  let bytes = 0
  let errors = 0
  const started = performance.now()

  /** Requests pages sequentially until all requests are used; replaces a broken connection and counts an error. */
  const read = async (reader: number): Promise<void> => {
    let connection = new Connection(port)
    // Each reader starts at a different path.
    for (let step = Math.floor((reader * paths.length) / readers); left > 0; step++) {
      left--
      const path = paths[step % paths.length]!
      const asked = performance.now()
      try {
        // Readers request one page at a time.
        // oxlint-disable-next-line no-await-in-loop
        const size = await connection.ask(path)
        bytes += size
        times.push(performance.now() - asked)
      } catch (error) {
        errors++
        const message = error instanceof Error ? error.message : String(error)
        messages[message] = (messages[message] ?? 0) + 1
        connection.close()
        connection = new Connection(port)
      }
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: readers }, (_, reader) => read(reader)))

  const seconds = (performance.now() - started) / 1000
  const sorted = times.sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { answers: times.length, errors, messages, seconds, bytes, median: at(0.5), percentile99: at(0.99), max: at(1) }
}

/** A keep-alive connection with one request at a time. */
class Connection {
  readonly #socket
  #received: Buffer[] = []
  #length = 0
  #wanted = -1
  #answer: { resolve: (bytes: number) => void; reject: (error: Error) => void } | undefined

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.setTimeout(PATIENCE, () => this.#socket.destroy(new Error('no answer')))
    this.#socket.on('data', (chunk) => this.#take(chunk as Buffer))
    this.#socket.on('error', (error) => this.#answer?.reject(error))
    this.#socket.on('close', () => this.#answer?.reject(new Error('closed before the answer ended')))
  }

  /**
   * @returns size of the complete response, in bytes
   * @throws Error if it isn't 200 with Brotli and Content-Length
   */
  ask(path: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#answer = { resolve, reject }
      this.#socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate, br\r\nAccept: text/html,*/*\r\n\r\n`)
    })
  }

  close(): void {
    this.#answer = undefined
    this.#socket.destroy()
  }

  #take(chunk: Buffer): void {
    this.#received.push(chunk)
    this.#length += chunk.length
    if (this.#wanted < 0) this.#readHead()
    if (this.#wanted < 0 || this.#length < this.#wanted) return
    const answer = this.#answer
    const size = this.#length
    const isExact = size === this.#wanted
    this.#received = []
    this.#length = 0
    this.#wanted = -1
    this.#answer = undefined
    if (isExact) answer?.resolve(size)
    else answer?.reject(new Error('more than the announced length'))
  }

  #readHead(): void {
    const all = this.#received.length === 1 ? this.#received[0]! : Buffer.concat(this.#received)
    this.#received = [all]
    const end = all.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = all.toString('latin1', 0, end)
    const status = /^HTTP\/1\.1 (\d+)/.exec(head)?.[1]
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    // Data files of up to 256 bytes are sent without compression.
    const isSmall = Number(length) <= 256
    if (status !== '200') this.#socket.destroy(new Error(`status ${status}`))
    else if (length === undefined) this.#socket.destroy(new Error('no length'))
    else if (!isSmall && !/\r\ncontent-encoding: br/i.test(head)) this.#socket.destroy(new Error('not in brotli'))
    else this.#wanted = end + 4 + Number(length)
  }
}
