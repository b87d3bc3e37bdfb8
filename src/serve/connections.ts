import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** How long answers may go on after the server was told to close, in milliseconds. */
const GRACE = 5_000

/**
 * Knows which of a server's connections are waiting for an answer. Node knows as much, but takes a connection that has
 * not asked anything yet for a busy one; browsers open those in advance, and closing would wait for them.
 */
export class Connections {
  readonly #server: Server
  readonly #answers = new Map<Duplex, number>()
  #closing = false

  /** Takes a server that doesn't listen yet. */
  constructor(server: Server) {
    this.#server = server
    server.on('connection', (socket) => {
      this.#answers.set(socket, 0)
      socket.once('close', () => this.#answers.delete(socket))
    })
    server.on('request', ({ socket }, response) => {
      this.#count(socket, 1)
      response.once('close', () => this.#count(socket, -1))
    })
  }

  /** Whether an answer is being prepared or sent on this connection. */
  isAnswering(socket: Duplex): boolean {
    return (this.#answers.get(socket) ?? 0) > 0
  }

  /** Takes no new connections, lets running answers finish for a few seconds, and resolves when the last connection has ended. */
  async close(): Promise<void> {
    this.#closing = true
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    for (const [socket, answers] of this.#answers) if (answers === 0) socket.destroy()
    const end = setTimeout(() => this.#server.closeAllConnections(), GRACE)
    await closed
    clearTimeout(end)
  }

  #count(socket: Socket, change: 1 | -1): void {
    const answers = this.#answers.get(socket)
    if (answers === undefined) return // it has ended meanwhile
    this.#answers.set(socket, answers + change)
    if (this.#closing && answers + change === 0) socket.destroySoon()
  }
}
