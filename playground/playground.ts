import type { BuiltFile } from './built.ts'
import { fetchFiles, type ComingFiles, type LoadProgress } from './fetch-files.ts'
import { filesFor, laterPartOf, mayWrite } from './later-parts.ts'
import { PlaygroundError } from './playground-error.ts'
import {
  LIMITS,
  type FromWorker,
  type LaterPart,
  type PlaygroundAnswer,
  type PlaygroundFailure,
  type PlaygroundRequest,
  type PlaygroundResult,
  type ToWorker,
} from './protocol.ts'
import { openFrame, type FramePlace, type SandboxFrame } from './sandbox-frame.ts'
import { SandboxedWorker } from './sandboxed-worker.ts'

/** Features that additional files provide, for error messages. */
const PARTS: Record<LaterPart, string> = { graphql: 'GraphQL' }

/** Startup timeout in milliseconds after the worker has its files. A worker that can't start reports it immediately. */
const START_PATIENCE = 60_000

/** Options of `Playground`. */
export interface PlaygroundOptions {
  /** The frame's place; its document is the site's `sandbox.html`, which runs the worker (`sandboxUrl()` in the application). */
  frame: FramePlace
  /** A frame at this place that was opened in advance, for the first worker. */
  opened?: SandboxFrame | undefined
  /** The site's base URL, with a trailing slash. */
  base: string
  /** `files` of a version in `built.ts`. */
  files: BuiltFile[]
  /** Called while files are loading. */
  onProgress?: (progress: LoadProgress) => void
}

type Question = { kind: 'request'; request: PlaygroundRequest } | { kind: 'code'; code: string } | { kind: 'reset' }

/** A worker, which may still be starting, and the additional files that it has received. */
interface Started {
  worker: SandboxedWorker
  /** Rejects with a `PlaygroundError` if it can't start. */
  ready: Promise<void>
  added: Map<LaterPart, Promise<void>>
}

interface Waiting {
  question: Question
  resolve: (reply: FromWorker) => void
  reject: (error: PlaygroundError) => void
}

/**
 * Runs Strapi in the page. Loads its files on first use, and processes one question at a time, in order. A question that takes too long
 * ends its worker, which discards changes to the content (`changesLost`); the next question starts another worker.
 */
export class Playground {
  readonly #options: PlaygroundOptions
  #opened: SandboxFrame | undefined
  #started: Promise<Started> | undefined
  /** Cached, so that a worker can be replaced without network access. */
  readonly #files = new Map<LaterPart | undefined, ComingFiles>()
  readonly #progress = new Map<LaterPart | undefined, LoadProgress>()
  /** Called when the worker has loaded an additional file, or failed to. */
  #hearAdded: ((failure?: string) => void) | undefined
  readonly #queue: Waiting[] = []
  #current: (Waiting & { id: number }) | undefined
  #impatience: ReturnType<typeof setTimeout> | undefined
  #lastId = 0
  #hasChanges = false

  constructor(options: PlaygroundOptions) {
    this.#options = options
    this.#opened = options.opened
  }

  /** Loads missing files in advance, for example on hover. Never rejects. */
  async prepare(part?: LaterPart): Promise<void> {
    if (part && this.#has(part)) this.#fetch(part)
    await this.#start()
      .then(({ ready }) => ready)
      .catch(() => undefined)
  }

  /**
   * Sends a request to the API.
   * @throws {PlaygroundError} if there is no response; error statuses such as 404 and 500 are responses
   */
  async request(request: PlaygroundRequest): Promise<PlaygroundAnswer> {
    const part = laterPartOf(request)
    if (part && !this.#has(part)) throw new PlaygroundError('unsupported', `${PARTS[part]} doesn’t run in this version yet.`)
    const { kind: _, id: __, ...answer } = (await this.#ask({ kind: 'request', request })) as Extract<FromWorker, { kind: 'answer' }>
    return answer
  }

  /**
   * Runs code with `strapi` in scope, such as Document Service and Query Engine samples.
   * @throws {PlaygroundError} if it doesn't finish; an error thrown by the code is part of the result
   */
  async run(code: string): Promise<PlaygroundResult> {
    const { kind: _, id: __, ...result } = (await this.#ask({ kind: 'code', code })) as Extract<FromWorker, { kind: 'result' }>
    return result
  }

  /** Resets the content, the clock, and the sequence of document IDs. */
  async reset(): Promise<void> {
    await this.#ask({ kind: 'reset' })
  }

  /** Whether the content may have changed since the last reset. */
  get hasChanges(): boolean {
    return this.#hasChanges
  }

  /** Ends the worker and rejects pending questions. Later questions start another worker. */
  close(): void {
    const waiting = [...(this.#current ? [this.#current] : []), ...this.#queue.splice(0)]
    this.#end()
    for (const { reject } of waiting) reject(new PlaygroundError('broken', 'The playground was closed.'))
  }

  #ask(question: Question): Promise<FromWorker> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ question, resolve, reject })
      void this.#next()
    })
  }

  #has(part: LaterPart): boolean {
    return filesFor(this.#options.files, part).length > 0
  }

  async #next(): Promise<void> {
    if (this.#current) return
    const waiting = this.#queue.shift()
    if (!waiting) return
    const current = { ...waiting, id: ++this.#lastId }
    this.#current = current
    // It isn't if the playground was closed, or the worker replaced.
    const isCurrent = () => this.#current === current
    let started: Started
    try {
      const part = current.question.kind === 'request' ? laterPartOf(current.question.request) : undefined
      // In parallel with the worker's start.
      if (part) this.#fetch(part)
      started = await this.#start()
      if (part) await started.ready.then(() => this.#add(part, started))
      if (!isCurrent()) return
      // A worker that is starting answers as soon as it can.
      started.worker.post(messageOf(current.id, current.question))
      await started.ready
    } catch (error) {
      if (isCurrent()) this.#fail(error instanceof PlaygroundError ? error : new PlaygroundError('broken', String(error)))
      return
    }
    if (!isCurrent()) return
    this.#impatience = setTimeout(() => this.#replace('slow', `No answer after ${LIMITS.time} ms.`), LIMITS.time)
  }

  #start(): Promise<Started> {
    if (this.#started) return this.#started
    const started = this.#open()
    this.#started = started
    started
      .then(({ ready }) => ready)
      .catch(() => {
        if (this.#started !== started) return
        this.#started = undefined
        this.#files.clear()
      })
    return started
  }

  async #open(): Promise<Started> {
    const frame = this.#opened ?? openFrame(this.#options.frame)
    this.#opened = undefined
    const files = this.#fetch()
    const worker = await SandboxedWorker.open(frame)
    const ready = this.#fill(worker, files).catch((error: unknown) => {
      worker.close()
      throw error
    })
    return { worker, ready, added: new Map() }
  }

  /** Returns the base files or an additional file, fetching them once. */
  #fetch(part?: LaterPart): ComingFiles {
    const { files, base } = this.#options
    const known = this.#files.get(part)
    if (known) return known
    // Completed downloads don't count toward the progress of new ones.
    for (const [each, { loaded, total }] of this.#progress) if (loaded === total) this.#progress.delete(each)
    const coming = fetchFiles(filesFor(files, part), base, (progress) => this.#tellProgress(part, progress))
    this.#files.set(part, coming)
    return coming
  }

  #tellProgress(part: LaterPart | undefined, progress: LoadProgress): void {
    this.#progress.set(part, progress)
    const all = [...this.#progress.values()]
    const sum = (name: keyof LoadProgress) => all.reduce((total, each) => total + each[name], 0)
    this.#options.onProgress?.({ loaded: sum('loaded'), total: sum('total') })
  }

  /** Sends an additional file to the worker, once. */
  #add(part: LaterPart, { worker, added }: Started): Promise<void> {
    const known = added.get(part)
    if (known) return known
    const adding = this.#hand(part, worker).catch((error: unknown) => {
      added.delete(part)
      this.#files.delete(part)
      throw error
    })
    added.set(part, adding)
    return adding
  }

  async #hand(part: LaterPart, worker: SandboxedWorker): Promise<void> {
    const bytes = await this.#fetch(part).get(part)!
    let patience: ReturnType<typeof setTimeout> | undefined
    await new Promise<void>((resolve, reject) => {
      this.#hearAdded = (failure) => (failure === undefined ? resolve() : reject(new PlaygroundError('broken', failure)))
      patience = setTimeout(this.#hearAdded, START_PATIENCE, `The file “${part}” doesn’t start.`)
      worker.post({ kind: 'file', part, bytes })
    }).finally(() => clearTimeout(patience))
  }

  /** Starts the program when it arrives, and passes on other files as they arrive. */
  async #fill(worker: SandboxedWorker, files: ComingFiles): Promise<void> {
    let refuse: (message: string) => void = () => undefined
    const ready = new Promise<void>((resolve, reject) => {
      refuse = (message) => reject(new PlaygroundError('broken', message))
      worker.listen({
        onMessage: (message) => {
          if (message.kind === 'ready') resolve()
          else if (message.kind === 'added') this.#hearAdded?.()
          else if (message.kind === 'unable') {
            refuse(message.message)
            this.#hearAdded?.(message.message)
          } else this.#hear(message)
        },
        onError: (message) => {
          refuse(message)
          this.#hearAdded?.(message)
          this.#replace('broken', message)
        },
      })
    })
    const handOn = [...files].map(async ([part, bytes]) => {
      if (part === 'program') worker.start(await bytes)
      else worker.post({ kind: 'file', part, bytes: await bytes })
    })
    await Promise.race([ready, Promise.all(handOn)])
    const patience = setTimeout(refuse, START_PATIENCE, 'The worker doesn’t start.')
    await ready.finally(() => clearTimeout(patience))
  }

  #hear(message: FromWorker): void {
    const current = this.#current
    if (!current || !('id' in message) || message.id !== current.id) return
    if (message.kind === 'failed') return this.#fail(new PlaygroundError(message.reason, message.message))
    this.#noteChanges(current.question)
    this.#settle()
    current.resolve(message)
    void this.#next()
  }

  #noteChanges(question: Question): void {
    if (question.kind === 'reset') this.#hasChanges = false
    else if (question.kind === 'code' || mayWrite(question.request)) this.#hasChanges = true
  }

  #fail(error: PlaygroundError): void {
    const current = this.#current
    this.#settle()
    current?.reject(error)
    void this.#next()
  }

  /** Ends the worker even if it is busy. The next question starts another one. */
  #replace(reason: PlaygroundFailure, message: string): void {
    const current = this.#current
    const changesLost = this.#hasChanges
    this.#end()
    current?.reject(new PlaygroundError(reason, message, changesLost))
    void this.#next()
  }

  #settle(): void {
    clearTimeout(this.#impatience)
    this.#current = undefined
  }

  #end(): void {
    this.#settle()
    void this.#started?.then(({ worker }) => worker.close()).catch(() => undefined)
    this.#started = undefined
    this.#hasChanges = false
  }
}

function messageOf(id: number, question: Question): ToWorker {
  switch (question.kind) {
    case 'request':
      return { id, kind: 'request', ...question.request }
    case 'code':
      return { id, kind: 'code', code: question.code }
    case 'reset':
      return { id, kind: 'reset' }
  }
}
