import type { Built } from '../../playground/built.ts'
import type { LoadProgress } from '../../playground/fetch-files.ts'
import { mayWrite } from '../../playground/later-parts.ts'
import { Playground } from '../../playground/playground.ts'
import type { LaterPart, PlaygroundAnswer, PlaygroundRequest, PlaygroundResult } from '../../playground/protocol.ts'
import { framePlace, takeOpened } from './frame-ahead.ts'
import { READ_MODELS, type Models } from './models.ts'
import { READ_SCHEMA, schemaOf, type Schema } from './schema.ts'
import { siteBase } from './site-base.ts'

/** State of a reader's Strapi, which all samples share during a visit. */
export interface CopyState {
  /** Loading progress; absent until the files are requested. */
  progress?: LoadProgress
  isReady: boolean
  /** Number of write requests since the content was last reset. */
  writes: number
}

const listeners = new Set<() => void>()
/** Method calls that may change content. */
const WRITING_CALL = /\b(?:create|update|delete|publish|unpublish|discardDraft|clone|upsert)\w*\(/

/** Whether code may change content. */
export function codeMayWrite(code: string): boolean {
  return WRITING_CALL.test(code)
}

/** Subscribes to changes, for `useSyncExternalStore`. */
export function watchCopies(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The reader's Strapi instance of one version. */
export class ReaderCopy {
  static readonly #all = new Map<string, ReaderCopy>()
  readonly edition: Built
  #state: CopyState = { isReady: false, writes: 0 }
  #playground: Playground | undefined
  #models: Promise<Models> | undefined
  #schema: Promise<Schema> | undefined
  /** Responses for the original content. */
  readonly #originals = new Map<string, PlaygroundAnswer>()

  private constructor(edition: Built) {
    this.edition = edition
  }

  /** Returns the shared instance of a version. */
  static of(edition: Built): ReaderCopy {
    const copy = ReaderCopy.#all.get(edition.version) ?? new ReaderCopy(edition)
    ReaderCopy.#all.set(edition.version, copy)
    return copy
  }

  get state(): CopyState {
    return this.#state
  }

  #change(next: Partial<CopyState>): void {
    this.#state = { ...this.#state, ...next }
    for (const listener of listeners) listener()
  }

  #open(): Playground {
    this.#playground ??= new Playground({
      frame: framePlace(),
      opened: takeOpened(),
      base: siteBase(),
      files: this.edition.files,
      onProgress: (progress) => this.#change({ progress }),
    })
    return this.#playground
  }

  /** Loads the files in advance, for example on hover. */
  prepare(part?: LaterPart): void {
    void this.#open().prepare(part)
  }

  /**
   * Sends a request.
   * @throws {PlaygroundError} if there is no response
   */
  async send(request: PlaygroundRequest): Promise<PlaygroundAnswer> {
    const isUntouched = this.#state.writes === 0
    try {
      const answer = await this.#open().request(request)
      const wrote = mayWrite(request) && answer.status < 400
      this.#change({ isReady: true, writes: this.#state.writes + (wrote ? 1 : 0) })
      if (isUntouched && !wrote) this.#originals.set(JSON.stringify(request), answer)
      return answer
    } catch (error) {
      if (!this.#playground?.hasChanges) this.#change({ writes: 0 })
      throw error
    }
  }

  /** Returns the response to a request for the original content; sends the request if the content is still unchanged. */
  async originalAnswer(request: PlaygroundRequest): Promise<PlaygroundAnswer | undefined> {
    const known = this.#originals.get(JSON.stringify(request))
    if (known || mayWrite(request) || this.#state.writes > 0) return known
    return this.send(request)
  }

  /**
   * Runs code with `strapi` in scope.
   * @throws {PlaygroundError} if it doesn't finish
   */
  async runCode(code: string): Promise<PlaygroundResult> {
    const result = await this.#open().run(code)
    this.#change({ isReady: true, writes: this.#state.writes + (codeMayWrite(code) ? 1 : 0) })
    return result
  }

  /** Loads content types and locales, once. */
  loadModels(): Promise<Models> {
    this.#models ??= this.#open()
      .run(READ_MODELS)
      .then(({ value, error }) => {
        if (value === undefined) throw new Error(error?.message ?? 'Strapi didn’t return its content types.')
        this.#change({ isReady: true })
        return JSON.parse(value) as Models
      })
      .catch((error: unknown) => {
        this.#models = undefined
        throw error
      })
    return this.#models
  }

  /** Loads the GraphQL schema, once. */
  loadSchema(): Promise<Schema> {
    this.#schema ??= this.#open()
      .request(READ_SCHEMA)
      .then(({ body }) => schemaOf(body))
      .catch((error: unknown) => {
        this.#schema = undefined
        throw error
      })
    return this.#schema
  }

  /** Resets the content. */
  async putBack(): Promise<void> {
    await this.#open().reset()
    this.#change({ writes: 0 })
  }
}
