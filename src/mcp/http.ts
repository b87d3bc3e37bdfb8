import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { BuiltSite } from './built-site.ts'
import { createServer } from './server.ts'

/** Headers that the protocol uses. */
const HEADERS = ['accept', 'content-type', 'mcp-protocol-version'] as const

/** A message of an HTTP client. */
interface PostedMessage {
  message: unknown
  headers: Partial<Record<string, string | string[]>>
  /** Cancels the request. */
  signal: AbortSignal
}

/** Responds to one message (Streamable HTTP). Stateless, so messages of a client may go to different servers. */
export async function answerOverHttp(site: BuiltSite, { message, headers, signal }: PostedMessage): Promise<Response> {
  const server = createServer(site, { isPublic: true })
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  const close = () => void server.close()
  signal.addEventListener('abort', close, { once: true })
  try {
    const told = HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])] as [string, string]]))
    const request = new Request('http://localhost/', { method: 'POST', headers: told })
    return await transport.handleRequest(request, { parsedBody: message })
  } finally {
    signal.removeEventListener('abort', close)
    close()
  }
}
