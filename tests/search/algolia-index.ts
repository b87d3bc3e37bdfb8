import { refusal, startService, type Answer, type Asked, type Service } from './algolia-service.ts'

interface Index {
  records: Map<string, Record<string, unknown>>
  settings: Record<string, unknown>
  rules: string[]
}

/** In-memory indexes with the part of Algolia's API that pushing uses; rejects requests that aren't documented. */
export class Indexes {
  readonly #indexes = new Map<string, Index>()
  /** Operations and their indices, in order. */
  readonly log: string[] = []
  /** Overrides the response to a request. */
  intercept: (asked: Asked) => Answer | undefined = () => undefined
  #task = 0
  /** Tasks that were polled; each is finished the second time. */
  readonly #waited = new Set<string>()

  start(): Promise<Service> {
    return startService((asked) => this.intercept(asked) ?? this.#answer(asked))
  }

  get names(): string[] {
    return [...this.#indexes.keys()].sort()
  }

  put(name: string, index: Partial<Index>): void {
    this.#indexes.set(name, { records: new Map(), settings: {}, rules: [], ...index })
  }

  get(name: string): Index {
    const index = this.#indexes.get(name)
    if (!index) throw new Error(`No index ${name}.`)
    return index
  }

  #answer(asked: Asked): Answer {
    const { method, path, headers, body } = asked
    if (headers['x-algolia-application-id'] !== 'TESTAPP' || headers['x-algolia-api-key'] !== 'admin') return refusal(403, 'Invalid key')
    const match = /^\/1\/indexes\/([^/]+)(?:\/(.+))?$/.exec(path)
    if (!match) return refusal(404, `There is no ${path}.`)
    const [name, action = ''] = [decodeURIComponent(match[1]!), match[2]]
    const handler = this.#handlers[`${method} ${action.replace(/^task\/\d+$/, 'task')}`]
    return handler ? handler(name, body as never, action) : refusal(404, `There is no ${method} ${path}.`)
  }

  readonly #handlers: Record<string, (name: string, body: never, action: string) => Answer> = {
    'GET settings': (name) => (this.#indexes.has(name) ? { body: this.get(name).settings } : refusal(404, `Index ${name} does not exist`)),
    'PUT settings': (name, settings: Record<string, unknown>) => {
      Object.assign(this.#ensure(name).settings, settings)
      return this.#done(`settings ${name}`)
    },
    'POST browse': (name, body: { cursor?: string; hitsPerPage: number; attributesToRetrieve: string[] }) => this.#browse(name, body),
    'POST batch': (name, { requests }: { requests: Array<{ action: string; body: Record<string, unknown> }> }) => {
      if (requests.length > 1000) return refusal(413, 'Too many')
      for (const { action, body } of requests) {
        if (action !== 'addObject' || typeof body.objectID !== 'string') return refusal(400, 'Invalid request')
        if (Buffer.byteLength(JSON.stringify(body)) > 10_000) return refusal(400, 'Record is too big')
        this.#ensure(name).records.set(body.objectID, body)
      }
      return this.#done(`batch ${name}`, { objectIDs: requests.map(({ body }) => body.objectID) })
    },
    'POST operation': (name, body: { operation: string; destination: string; scope?: string[] }) => this.#operate(name, body),
    'DELETE ': (name) => {
      this.#indexes.delete(name)
      return this.#done(`delete ${name}`)
    },
    'GET task': (name, _, action) => {
      const key = `${name} ${action}`
      const isPublished = this.#waited.has(key)
      this.#waited.add(key)
      return { body: { status: isPublished ? 'published' : 'notPublished', pendingTask: !isPublished } }
    },
  }

  #browse(
    name: string,
    { cursor = '0', hitsPerPage, attributesToRetrieve }: { cursor?: string; hitsPerPage: number; attributesToRetrieve: string[] },
  ): Answer {
    if (!this.#indexes.has(name)) return refusal(404, `Index ${name} does not exist`)
    if (attributesToRetrieve.join() !== '*') return refusal(400, 'Unexpected attributes')
    const all = [...this.get(name).records.values()]
    const end = Number(cursor) + hitsPerPage
    // "*" doesn't include attributes that are only used for custom ranking.
    const hits = all.slice(Number(cursor), end).map(({ weight: _, ...record }) => ({ ...record, _highlightResult: {} }))
    return { body: { hits, page: 0, nbHits: all.length, hitsPerPage, cursor: end < all.length ? String(end) : undefined } }
  }

  #operate(name: string, { operation, destination, scope }: { operation: string; destination: string; scope?: string[] }): Answer {
    const source = this.#indexes.get(name)
    if (operation === 'move' && source) {
      this.#indexes.set(destination, source)
      this.#indexes.delete(name)
    } else if (operation === 'copy' && source) {
      const target = this.#ensure(destination)
      if (!scope || scope.includes('rules')) target.rules = [...source.rules]
      if (!scope || scope.includes('settings')) target.settings = { ...source.settings }
    }
    return this.#done(`${operation} ${name} ${destination}`)
  }

  #ensure(name: string): Index {
    if (!this.#indexes.has(name)) this.put(name, {})
    return this.get(name)
  }

  #done(entry: string, more: object = {}): Answer {
    this.log.push(entry)
    return { body: { taskID: ++this.#task, updatedAt: '2026-01-01T00:00:00Z', deletedAt: '2026-01-01T00:00:00Z', ...more } }
  }
}
