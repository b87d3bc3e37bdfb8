/* The readers of `bench/load.ts`: a process of its own, on plain sockets, so that it takes as little as it can of the machine. */
import { connect } from 'node:net'

/** What the readers are to do: ask for `paths` in turn until all requests are answered. */
export interface LoadTask {
  port: number
  paths: string[]
  readers: number
  /** Of all readers together. */
  requests: number
}

export interface LoadReport {
  answers: number
  errors: number
  /** What went wrong, and how often. */
  messages: Record<string, number>
  seconds: number
  bytes: number
  /** In milliseconds, from the request's first byte to the answer's last. */
  median: number
  percentile99: number
  max: number
}

/** A reader who waits so long has left, in milliseconds. */
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

  /** Asks for one page after the other until all requests are spent; a broken connection is an error and replaced. */
  const read = async (reader: number): Promise<void> => {
    let connection = new Connection(port)
    // Each begins somewhere else.
    for (let step = Math.floor((reader * paths.length) / readers); left > 0; step++) {
      left--
      const path = paths[step % paths.length]!
      const asked = performance.now()
      try {
        // One after the other is what a reader does.
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

/** A connection that is kept; one request at a time. */
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
   * @returns size of the whole answer
   * @throws Error when it isn't 200 in brotli with a length
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
    // Data files of up to 256 bytes go out plain.
    const isSmall = Number(length) <= 256
    if (status !== '200') this.#socket.destroy(new Error(`status ${status}`))
    else if (length === undefined) this.#socket.destroy(new Error('no length'))
    else if (!isSmall && !/\r\ncontent-encoding: br/i.test(head)) this.#socket.destroy(new Error('not in brotli'))
    else this.#wanted = end + 4 + Number(length)
  }
}
