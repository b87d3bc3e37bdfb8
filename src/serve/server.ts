import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { normalizeBaseUrl, withoutBase } from '../addresses/base-url.ts'
import { textAnswer } from './answer.ts'
import { CompressedCopies } from './compressed-copies.ts'
import { Connections } from './connections.ts'
import { cameByHttps, securityHeaders } from './headers.ts'
import { MAX_HEADER_SIZE, TIMEOUTS } from './limits.ts'
import { listen } from './listen.ts'
import { refuseConnection, refuseMalformed } from './malformed.ts'
import { respondWithMessage, type MessageEndpoint } from './message-endpoint.ts'
import { Representations } from './representations.ts'
import { send } from './send.ts'
import { ServedFolder } from './served-folder.ts'
import { answerFromSite, type SiteHandlerOptions } from './site-handler.ts'
import { respondWithStream, type StreamEndpoint } from './stream-endpoint.ts'
import { parseRequestPath } from './request-path.ts'
import { respondWithVote, type VoteEndpoint } from './vote-endpoint.ts'

/** What `serve` answers with, and where it listens. */
export interface ServeOptions {
  /** Folder of the built site; a build may replace it at any time. */
  root: string
  /** Address to listen on, such as `localhost` or `0.0.0.0`. */
  host: string
  /** 0 selects a free port. */
  port: number
  /** Path of the site: `/`, or a prefix such as `/docs/`. */
  baseUrl: string
  /** Cache for compressed copies across runs; created if missing. */
  cacheDir: string
  /** Restores the folder if a build was interrupted between its two renames. */
  repair?: () => void
  /** Ask AI endpoint. */
  endpoint?: StreamEndpoint | undefined
  /** Endpoint for votes on pages and answers. */
  votes?: VoteEndpoint | undefined
  /** MCP endpoint for assistants. */
  messages?: MessageEndpoint | undefined
  /** Overrides of `TIMEOUTS`. */
  timeouts?: Partial<Timeouts>
  /** Closes the server when aborted. */
  signal?: AbortSignal
}

/** A server that accepts connections. */
export interface RunningServer {
  /** URL of the home page. */
  url: string
  /** Stops accepting connections, lets pending responses finish, and resolves once all connections are closed. */
  close(): Promise<void>
}

type Timeouts = typeof TIMEOUTS

/**
 * Serves a built site until it is closed.
 *
 * Rejects with a `ServeError` if there is no site or the address isn't available, and with the signal's reason if aborted before
 * listening.
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { root, host, port, cacheDir, endpoint, votes, messages, signal } = options
  const baseUrl = normalizeBaseUrl(options.baseUrl)
  const folder = await ServedFolder.open(root, options.repair)
  signal?.throwIfAborted()
  const copies = new CompressedCopies(cacheDir)
  const site = { folder, representations: new Representations(folder, copies), baseUrl }
  const server = createTimedServer({ ...TIMEOUTS, ...options.timeouts })
  const connections = new Connections(
    server,
    (request, response) => void respond({ ...site, endpoint, votes, messages }, request, response),
  )
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  server.on('clientError', (error, socket) => refuseMalformed(error, socket, connections.stateOf(socket)))
  // Node would close the connection without a response.
  server.on('connect', (_, socket) => refuseConnection(socket, 405))
  const origin = await listen(server, host, port)
  void copies.prune()

  let closed: Promise<void> | undefined
  const close = () => (closed ??= connections.close())
  if (signal?.aborted) await close()
  signal?.addEventListener('abort', () => void close(), { once: true })
  return { url: origin + baseUrl, close }
}

function createTimedServer({ headers, request, check, idle, stalled }: Timeouts): Server {
  const server = createServer({
    maxHeaderSize: MAX_HEADER_SIZE,
    headersTimeout: headers,
    requestTimeout: request,
    connectionsCheckingInterval: check,
    keepAliveTimeout: idle,
    requireHostHeader: false, // Node's own error response would lack the security headers; see `refusalOf`
  })
  server.timeout = stalled
  return server
}

/** Handles one request. */
async function respond(
  site: SiteHandlerOptions & Pick<ServeOptions, 'endpoint' | 'votes' | 'messages'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const shared = securityHeaders(cameByHttps(request.headers))
  try {
    const refusal = refusalOf(request)
    const { endpoint, votes, messages, baseUrl } = site
    if (refusal === undefined && endpoint && isFor(endpoint, baseUrl, request)) {
      return await respondWithStream(endpoint, { request, response, shared })
    }
    if (refusal === undefined && votes && isFor(votes, baseUrl, request)) {
      return await respondWithVote(votes, { request, response, shared }, { site: await site.folder.current(), baseUrl })
    }
    if (refusal === undefined && messages && isFor(messages, baseUrl, request)) {
      return await respondWithMessage(messages, { request, response, shared })
    }
    await send(response, refusal === undefined ? await answerFromSite(site, request) : textAnswer(refusal), shared)
  } catch (error) {
    console.error(error)
    if (response.headersSent) response.destroy()
    else await send(response, textAnswer(500), shared)
  }
}

function isFor({ path }: { path: string }, baseUrl: string, { url = '' }: IncomingMessage): boolean {
  const requested = parseRequestPath(url)
  return 'path' in requested && withoutBase(requested.path, baseUrl) === path
}

/** Checks that HTTP/1.1 requires of every server, independent of the path. */
function refusalOf({ headers, headersDistinct, httpVersion }: IncomingMessage): 400 | 417 | undefined {
  const hosts = headersDistinct.host?.length ?? 0
  if (hosts > 1 || (httpVersion === '1.1' && hosts === 0)) return 400
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') return 417
  return undefined
}
