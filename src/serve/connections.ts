import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { GRACE, MAX_WAITING } from './limits.ts'

/** `idle`: no pending requests. `receiving`: the first pending request is incomplete and no part of its response was sent. */
export type ConnectionState = 'idle' | 'receiving' | 'answering'

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/**
 * Processes the requests of each connection one after another; otherwise, a client that pipelines thousands of requests without
 * reading responses would have thousands of files opened.
 *
 * Also tracks which connections have pending requests. Node does so too, but treats a connection without any request as busy.
 * Browsers open such connections in advance, and closing would wait for them.
 */
export class Connections {
  readonly #server: Server
  readonly #answer: (request: IncomingMessage, response: ServerResponse) => void
  /** Per connection: the request being answered, followed by those that are queued. */
  readonly #queues = new Map<Duplex, Exchange[]>()
  #closing = false

  /** The server must not be listening yet. `answer` must end every response that it is given. */
  constructor(server: Server, answer: (request: IncomingMessage, response: ServerResponse) => void) {
    this.#server = server
    this.#answer = answer
    server.on('connection', (socket) => {
      this.#queues.set(socket, [])
      socket.once('close', () => this.#queues.delete(socket))
    })
    server.on('request', (request, response) => this.#enqueue({ request, response }))
  }

  /** State of the first pending request on a connection. */
  stateOf(socket: Duplex): ConnectionState {
    const [first] = this.#queues.get(socket) ?? []
    if (first === undefined) return 'idle'
    return first.request.complete || first.response.headersSent ? 'answering' : 'receiving'
  }

  /** Stops accepting connections, gives pending responses a few seconds to finish, and resolves once all connections are closed. */
  async close(): Promise<void> {
    this.#closing = true
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    for (const [socket, queue] of this.#queues) if (queue.length === 0) socket.destroy()
    const end = setTimeout(() => this.#server.closeAllConnections(), GRACE)
    await closed
    clearTimeout(end)
  }

  #enqueue(exchange: Exchange): void {
    const { socket } = exchange.request
    const queue = this.#queues.get(socket)
    if (queue === undefined || socket.destroyed) return // already closed
    if (queue.push(exchange) > 1 + MAX_WAITING) socket.destroy()
    else if (queue.length === 1) this.#answerFirst(socket, queue)
  }

  #answerFirst(socket: IncomingMessage['socket'], queue: Exchange[]): void {
    const [first] = queue
    if (first === undefined) {
      if (this.#closing) socket.destroySoon()
      return
    }
    first.response.once('close', () => {
      queue.shift()
      // If the connection is gone, responses never emit `close`.
      if (!socket.destroyed) this.#answerFirst(socket, queue)
    })
    this.#answer(first.request, first.response)
  }
}
