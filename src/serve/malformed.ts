import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { textAnswer } from './answer.ts'
import type { ConnectionState } from './connections.ts'
import { codeOf } from './error.ts'
import { securityHeaders } from './headers.ts'
import { MAX_URL_LENGTH } from './limits.ts'

/** How long the reader may take to fetch a refusal: closing at once could destroy it before it is read. In milliseconds. */
const LINGER = 1000

/** The status for what Node's HTTP parser didn't accept, from the error that it reports. */
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

/** Answers a request that never became one, and ends the connection; where an answer can't be read any more, only ends it. */
export function refuseMalformed(error: Error, socket: Duplex, state: ConnectionState): void {
  if (!socket.writable || state === 'answering' || codeOf(error) === 'ECONNRESET') socket.destroy()
  else refuseConnection(socket, statusForParserError(error))
}

/** Writes a refusal without Node's help, and ends the connection. */
export function refuseConnection(socket: Duplex, status: number): void {
  const { headers, content } = textAnswer(status, { ...securityHeaders(false), Connection: 'close' })
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...Object.entries(headers).map((pair) => pair.join(': '))]
  socket.end(`${head.join('\r\n')}\r\n\r\n${String(content)}`)
  setTimeout(() => socket.destroy(), LINGER).unref()
}

/** Whether the line that overflowed was the first one: what the parser was given last starts a request and has no line end in reach. */
function overflowsInRequestLine(error: Error): boolean {
  const packet = 'rawPacket' in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : ''
  return /^[A-Z]+ /.test(packet) && !packet.slice(0, MAX_URL_LENGTH).includes('\n')
}
