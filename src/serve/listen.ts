import type { Server } from 'node:http'
import { isIPv6 } from 'node:net'
import { codeOf, ServeError } from './error.ts'

/** Wildcard addresses, which browsers can't open. */
const WILDCARDS: ReadonlySet<string> = new Set(['0.0.0.0', '::', ''])

/**
 * Starts listening and returns the server's origin for local browsers, such as `http://localhost:3000`. Rejects with a
 * `ServeError` if the address is in use, forbidden, or not an address of this machine.
 */
export async function listen(server: Server, host: string, port: number): Promise<string> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen({ host, port }, () => {
        server.off('error', reject)
        resolve()
      })
    })
  } catch (error) {
    throw explain(error, host, port)
  }
  const address = server.address()
  const actualPort = typeof address === 'object' && address !== null ? address.port : port
  const name = WILDCARDS.has(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host
  return `http://${name}:${actualPort}`
}

function explain(error: unknown, host: string, port: number): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new ServeError(`Port ${port} is already in use; choose another one: PORT=${nextPort(port)} npm start`)
    case 'EACCES':
      return new ServeError(`Port ${port} requires root privileges; choose one above 1023: PORT=3000 npm start`)
    case 'ERR_SOCKET_BAD_PORT':
      return new ServeError(`${port} isn't a port number from 0 to 65535: PORT=3000 npm start`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ServeError(`${host} isn't an address of this machine; unset HOST, or set it to one: HOST=localhost npm start`)
    default:
      return error
  }
}

function nextPort(port: number): number {
  return port < 65535 ? port + 1 : 3000
}
