import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { textAnswer } from './answer.ts'
import { normalizeBaseUrl, withoutBase } from './base-url.ts'
import { Contents } from './contents.ts'
import { Copies } from './copies.ts'
import { Connections } from './connections.ts'
import { cameByHttps, securityHeaders } from './headers.ts'
import { listen } from './listen.ts'
import { LiveSite } from './live-site.ts'
import { refuseMalformed } from './malformed.ts'
import { send } from './send.ts'
import { answerFromSite, type SiteHandlerOptions } from './site-handler.ts'
import { respondWithStream, type StreamEndpoint } from './stream-endpoint.ts'
import { parseRequestPath } from './request-path.ts'

export interface ServeOptions {
  /** The built site's folder; a new build may be renamed into its place at any time. */
  root: string
  /** The address to listen at, such as `localhost` or `0.0.0.0`. */
  host: string
  /** 0 takes any that is free. */
  port: number
  /** Where the site begins: `/`, or a path such as `/docs/`. */
  baseUrl: string
  /** Keeps compressed copies from one run to the next; made when needed. */
  cacheDir: string
  /** What answers beside the files. */
  endpoint?: StreamEndpoint | undefined
  /** Closes the server when aborted. */
  signal?: AbortSignal
}

/** A site being served. */
export interface RunningServer {
  /** The address of its home page. */
  url: string
  /** Takes no new readers, lets those who are being answered finish, and resolves when the last connection has ended. */
  close(): Promise<void>
}

/** Cookies of other applications on the same host travel along; beyond this a request is a flood (431). In bytes. */
const MAX_HEADER_SIZE = 16 * 1024
/** A browser sends a request's headers in one go. Who takes longer than this holds a connection open on purpose. In milliseconds. */
const HEADERS_TIMEOUT = 10_000
/** No request to this server has more than a few kB to send, however slow the line. */
const REQUEST_TIMEOUT = 30_000
/** How often the two above are looked at; Node's own 30 seconds would triple them. */
const TIMEOUT_CHECK_INTERVAL = 5_000
/** Longer than the 60 seconds after which common load balancers drop an idle connection: theirs must be the side that ends it. */
const KEEP_ALIVE_TIMEOUT = 65_000
/** A reader who takes not one byte of an answer for so long is gone, or means harm. */
const STALLED_TIMEOUT = 60_000

/**
 * Serves a built site until it is closed.
 *
 * Rejects with a `ServeError` when there is no site or the address can't be had, and with the signal's reason when that
 * was aborted before the server listened.
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { root, host, port, cacheDir, endpoint, signal } = options
  const baseUrl = normalizeBaseUrl(options.baseUrl)
  const live = await LiveSite.open(root)
  signal?.throwIfAborted()
  const copies = new Copies(cacheDir)
  const site = { live, contents: new Contents(live, copies), baseUrl }
  const server = createTimedServer()
  const connections = new Connections(server)
  server.on('request', (request, response) => void respond({ ...site, endpoint }, request, response))
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  server.on('clientError', (error, socket) => refuseMalformed(error, socket, connections.isAnswering(socket)))
  const origin = await listen(server, host, port)
  void copies.prune()

  let closed: Promise<void> | undefined
  const close = () => (closed ??= connections.close())
  if (signal?.aborted) await close()
  signal?.addEventListener('abort', () => void close(), { once: true })
  return { url: origin + baseUrl, close }
}

function createTimedServer(): Server {
  const server = createServer({
    maxHeaderSize: MAX_HEADER_SIZE,
    headersTimeout: HEADERS_TIMEOUT,
    requestTimeout: REQUEST_TIMEOUT,
    connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    requireHostHeader: false, // Node's own refusal would lack the security headers; `refusalOf` has one
  })
  server.timeout = STALLED_TIMEOUT
  return server
}

/** Answers one request. */
async function respond(
  site: SiteHandlerOptions & Pick<ServeOptions, 'endpoint'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const shared = securityHeaders(cameByHttps(request.headers))
  try {
    const refusal = refusalOf(request)
    const { endpoint } = site
    if (refusal === undefined && endpoint && isFor(endpoint, site.baseUrl, request)) {
      return await respondWithStream(endpoint, { request, response, shared })
    }
    await send(response, refusal === undefined ? await answerFromSite(site, request) : textAnswer(refusal), shared)
  } catch (error) {
    console.error(error)
    if (response.headersSent) response.destroy()
    else await send(response, textAnswer(500), shared)
  }
}

function isFor({ path }: StreamEndpoint, baseUrl: string, { url = '' }: IncomingMessage): boolean {
  const requested = parseRequestPath(url)
  return 'path' in requested && withoutBase(baseUrl, requested.path) === path
}

/** What HTTP/1.1 asks every server to refuse, whatever is asked for. */
function refusalOf({ headers, httpVersion }: IncomingMessage): 400 | 417 | undefined {
  if (httpVersion === '1.1' && headers.host === undefined) return 400
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') return 417
  return undefined
}
