import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { GRACE, MAX_WAITING } from './limits.ts'

/** `idle`: no request waits for an answer. `receiving`: one does whose body isn't there yet, and nothing of its answer was sent. */
export type ConnectionState = 'idle' | 'receiving' | 'answering'

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/**
 * Has the requests of a connection answered one after another: whoever sends thousands of them at once and reads no answer gets
 * one file opened, not thousands.
 *
 * It also knows which connections wait for an answer. Node knows as much, but takes a connection that has not asked anything yet
 * for a busy one; browsers open those in advance, and closing would wait for them.
 */
export class Connections {
  readonly #server: Server
  readonly #answer: (request: IncomingMessage, response: ServerResponse) => void
  /** Of each connection: what is being answered, and what waits behind it. */
  readonly #queues = new Map<Duplex, Exchange[]>()
  #closing = false

  /** Takes a server that doesn't listen yet. Every response that `answer` is given has to be ended. */
  constructor(server: Server, answer: (request: IncomingMessage, response: ServerResponse) => void) {
    this.#server = server
    this.#answer = answer
    server.on('connection', (socket) => {
      this.#queues.set(socket, [])
      socket.once('close', () => this.#queues.delete(socket))
    })
    server.on('request', (request, response) => this.#enqueue({ request, response }))
  }

  /** What the first request that waits on a connection is at. */
  stateOf(socket: Duplex): ConnectionState {
    const [first] = this.#queues.get(socket) ?? []
    if (first === undefined) return 'idle'
    return first.request.complete || first.response.headersSent ? 'answering' : 'receiving'
  }

  /** Takes no new connections, lets running answers finish for a few seconds, and resolves when the last connection has ended. */
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
    if (queue === undefined || socket.destroyed) return // it has ended meanwhile
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
      // A response that waits for a connection that is gone would never be told so.
      if (!socket.destroyed) this.#answerFirst(socket, queue)
    })
    this.#answer(first.request, first.response)
  }
}
