import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { HttpAnswer } from '../harness/answer.ts'

/** A proxy between a sample and the server that stores the last response. */
export class Overhearing {
  readonly #server: Server
  last: HttpAnswer | undefined

  private constructor(target: URL) {
    this.#server = createServer((incoming, outgoing) => {
      const { method, url, headers } = incoming
      const forwarded = request({ hostname: target.hostname, port: target.port, method, path: url, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const { statusCode = 0, statusMessage = '', headers: answered } = response
          const body = Buffer.concat(chunks)
          const type = answered['content-type'] ?? ''
          this.last = { kind: 'http', status: statusCode, reason: statusMessage, type, body: body.toString('utf8') }
          outgoing.writeHead(statusCode, { 'content-type': type }).end(body)
        })
      })
      forwarded.on('error', () => outgoing.destroy())
      incoming.pipe(forwarded)
    })
  }

  /** Listens on a free port, and forwards requests to a server. */
  static async listen(target: string): Promise<Overhearing> {
    const overhearing = new Overhearing(new URL(target))
    await new Promise<void>((resolve) => overhearing.#server.listen(0, '127.0.0.1', resolve))
    return overhearing
  }

  /** Host and port for samples' requests. */
  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Closes the server and all connections. */
  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}
