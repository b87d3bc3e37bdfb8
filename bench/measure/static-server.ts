import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Certificate } from './certificate.ts'

export type Kind = 'html' | 'css' | 'script' | 'font' | 'image' | 'wasm' | 'data'

/** A response, recorded by the server to include requests of workers and service workers. */
export interface Sent {
  path: string
  kind: Kind
  /** Size of the compressed body. */
  bytes: number
}

/** A network connection, shared by all requests. */
interface Line {
  /** Delay before the first byte of each response, in ms. */
  latency: number
  /** Bytes per second. */
  rate: number
}

export const FAST: Line = { latency: 0, rate: Infinity }
export const SLOW_4G: Line = { latency: 150, rate: 1_600_000 / 8 }

const KINDS: Record<string, [Kind, string]> = {
  '.html': ['html', 'text/html; charset=utf-8'],
  '.css': ['css', 'text/css'],
  '.js': ['script', 'text/javascript'],
  '.mjs': ['script', 'text/javascript'],
  '.json': ['data', 'application/json'],
  '.svg': ['image', 'image/svg+xml'],
  '.png': ['image', 'image/png'],
  '.ico': ['image', 'image/x-icon'],
  '.woff2': ['font', 'font/woff2'],
  '.wasm': ['wasm', 'application/wasm'],
  '.txt': ['data', 'text/plain; charset=utf-8'],
  '.webmanifest': ['data', 'application/manifest+json'],
}
/** File names with a hash, whose content never changes. */
const HASHED = /[.-][\w-]{8,}\.\w+$|\/(?:_next\/static|_astro|assets|static)\//
/** Kinds that are already compressed. */
const INCOMPRESSIBLE = new Set<Kind>(['font'])
const CHUNK = 4096
const QUIET_MS = 1000

/** Serves a built site like a good host: HTTP/2 over TLS, maximum Brotli compression, immutable hashed files. */
export class StaticServer {
  line = FAST
  #sent: Sent[] = []
  #answering = 0
  /** Time of the last request or response, in terms of `performance.now()`. */
  #busy = 0
  /** Time at which the connection is available again, in terms of `performance.now()`. */
  #free = 0
  readonly #copies = new Map<string, Buffer>()
  readonly #root: string
  readonly #server

  constructor(root: string, certificate: Certificate) {
    this.#root = root
    this.#server = createSecureServer(certificate, (request, response) => void this.#answer(request, response))
  }

  /** Listens on a free port, and returns the origin. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `https://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.close()
  }

  /** Returns the responses since the last call. */
  takeSent(): Sent[] {
    return this.#sent.splice(0)
  }

  /** Resolves after a while without requests. The browser's own "network idle" event only happens once per page. */
  async quiet(): Promise<void> {
    this.#busy = performance.now()
    while (this.#answering > 0 || performance.now() - this.#busy < QUIET_MS) await sleep(50)
  }

  async #answer(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    this.#answering++
    await this.#send(request, response)
    this.#answering--
    this.#busy = performance.now()
  }

  async #send(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const { line } = this
    await sleep(line.latency)
    const path = decodeURIComponent(new URL(request.url, 'https://localhost').pathname)
    const found = this.#find(path)
    const file = found ?? this.#find('/404.html')
    const [kind, type] = KINDS[extname(file ?? '')] ?? ['data', 'text/plain; charset=utf-8']
    const body = file === undefined ? Buffer.alloc(0) : this.#copyOf(file, kind)
    const etag = createHash('sha256').update(body).digest('base64url')
    if (found !== undefined && request.headers['if-none-match'] === etag) {
      this.#sent.push({ path, kind, bytes: 0 })
      response.writeHead(304, { etag }).end()
      return
    }
    if (path !== '/favicon.ico') this.#sent.push({ path, kind, bytes: body.length })
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': type,
      etag,
      'cache-control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(INCOMPRESSIBLE.has(kind) ? {} : { 'content-encoding': 'br' }),
    })
    for (let start = 0; start < body.length && !response.destroyed; start += CHUNK) {
      const chunk = body.subarray(start, start + CHUNK)
      await this.#pass(chunk.length, line)
      response.write(chunk)
    }
    response.end()
  }

  /** Resolves when this many bytes have passed through the connection. */
  async #pass(bytes: number, { rate }: Line): Promise<void> {
    const now = performance.now()
    this.#free = Math.max(now, this.#free) + (bytes / rate) * 1000
    if (this.#free - now >= 1) await sleep(this.#free - now)
  }

  #find(path: string): string | undefined {
    const base = join(this.#root, normalize(path))
    return [base, `${base}.html`, join(base, 'index.html')].find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
  }

  #copyOf(file: string, kind: Kind): Buffer {
    const kept = this.#copies.get(file)
    if (kept) return kept
    const content = readFileSync(file)
    const copy = INCOMPRESSIBLE.has(kind) ? content : brotliCompressSync(content)
    this.#copies.set(file, copy)
    return copy
  }
}
