// The part of Koa's context that Strapi and the sample application use.

import createError from 'http-errors'
import parseQuery from 'qs-of-core'
import statuses from 'statuses'

/** Prototype of all contexts, which Strapi extends (`services/server/koa`). */
export const contextMethods: Record<string, unknown> = {}
/** Prototype of all responses, which Strapi extends. */
export const responseMethods: Record<string, unknown> = {}

/** A received request. */
export interface Incoming {
  method: string
  /** Path and query. */
  url: string
  /** Headers with lowercase names. */
  headers: Record<string, string>
  /** The body as text; empty if there is none. */
  body: string
}

/** Koa's response, in which body and status affect each other. */
export class Response {
  readonly headers: Record<string, string> = {}
  _explicitStatus = false
  #status = 404
  #body: unknown

  get status(): number {
    return this.#status
  }

  set status(status: number) {
    this._explicitStatus = true
    this.#status = status
    if (statuses.empty[status]) this.#body = undefined
  }

  get body(): unknown {
    return this.#body
  }

  set body(body: unknown) {
    this.#body = body
    if (body === null || body === undefined) {
      if (!statuses.empty[this.#status]) this.status = 204
    } else if (!this._explicitStatus) this.status = 200
  }

  get message(): string {
    return statuses.message[this.#status] ?? String(this.#status)
  }
}

/** A request and its response. */
export class Context {
  readonly request: {
    method: string
    url: string
    path: string
    querystring: string
    query: Record<string, unknown>
    header: Record<string, string>
    headers: Record<string, string>
    body: unknown
  }
  readonly response: Response
  params: Record<string, string> = {}
  state: Record<string, unknown> = {}

  constructor({ method, url, headers, body }: { method: string; url: URL; headers: Record<string, string>; body: unknown }) {
    const querystring = url.search.slice(1)
    this.request = {
      method,
      url: url.pathname + url.search,
      path: url.pathname,
      querystring,
      query: parseQuery(querystring, { strictNullHandling: true, arrayLimit: 100, depth: 20 }),
      header: headers,
      headers,
      body,
    }
    this.response = Object.assign(new Response(), responseMethods)
    Object.assign(this, contextMethods)
  }

  get method(): string {
    return this.request.method
  }

  get url(): string {
    return this.request.url
  }

  get path(): string {
    return this.request.path
  }

  get query(): Record<string, unknown> {
    return this.request.query
  }

  set query(query: Record<string, unknown>) {
    this.request.query = query
  }

  get header(): Record<string, string> {
    return this.request.header
  }

  get headers(): Record<string, string> {
    return this.request.headers
  }

  get status(): number {
    return this.response.status
  }

  set status(status: number) {
    this.response.status = status
  }

  get body(): unknown {
    return this.response.body
  }

  set body(body: unknown) {
    this.response.body = body
  }

  get(name: string): string {
    return this.request.headers[name.toLowerCase()] ?? ''
  }

  set(name: string, value: string): void {
    this.response.headers[name.toLowerCase()] = value
  }

  throw(...reasons: Parameters<typeof createError>): never {
    throw createError(...reasons)
  }
}
