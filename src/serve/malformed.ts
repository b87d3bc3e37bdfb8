import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { textAnswer } from './answer.ts'
import type { ConnectionState } from './connections.ts'
import { codeOf } from './error.ts'
import { securityHeaders } from './headers.ts'
import { MAX_URL_LENGTH } from './limits.ts'

/** Milliseconds before the connection is destroyed; doing so immediately could discard the response before the client reads it. */
const LINGER = 1000

/** Maps an error of Node's HTTP parser to a status. */
export function statusForParserError(error: Error): number {
  switch (codeOf(error)) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408
    case 'HPE_HEADER_OVERFLOW':
      return overflowsInRequestLine(error) ? 414 : 431
    default:
      return 400
  }
}

/** Responds to a request that couldn't be parsed, and closes the connection. If a response is no longer possible, only closes it. */
export function refuseMalformed(error: Error, socket: Duplex, state: ConnectionState): void {
  if (!socket.writable || state === 'answering' || codeOf(error) === 'ECONNRESET') socket.destroy()
  else refuseConnection(socket, statusForParserError(error))
}

/** Writes an error response directly to the socket, and closes the connection. */
export function refuseConnection(socket: Duplex, status: number): void {
  const { headers, content } = textAnswer(status, { ...securityHeaders(false), Connection: 'close' })
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...Object.entries(headers).map((pair) => pair.join(': '))]
  socket.end(`${head.join('\r\n')}\r\n\r\n${String(content)}`)
  setTimeout(() => socket.destroy(), LINGER).unref()
}

/** Whether the overflow was in the request line: the last packet starts a request and has no line break within the limit. */
function overflowsInRequestLine(error: Error): boolean {
  const packet = 'rawPacket' in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : ''
  return /^[A-Z]+ /.test(packet) && !packet.slice(0, MAX_URL_LENGTH).includes('\n')
}
