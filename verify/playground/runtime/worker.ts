// The worker's program: receives its files, then answers one request after the other (`playground/protocol.ts`).

import { LIMITS, type FromWorker, type LaterPart, type PlaygroundRequest, type ToWorker } from '../../../playground/protocol.ts'
import { startApplication, type Running } from './application.ts'
import { clock, setClock } from './clock.ts'
import { runCode } from './code.ts'
import { Content } from './driver.ts'
import { answerRequest } from './http.ts'
import { addPart } from './later-parts.ts'
import { Unsupported } from './router.ts'
import { Sqlite } from './sqlite.ts'

type Question = Exclude<ToWorker, { kind: 'file' }>
type FileMessage = Extract<ToWorker, { kind: 'file' }>

const performance = globalThis.performance
const decoder = new TextDecoder()

/**
 * A request during the start, so compiling and loading don't count toward the time limit of the first real request, which could fail on a
 * slow processor.
 */
const FIRST_READ = { method: 'GET', path: '/api/restaurants?fields=name&pagination[limit]=1' }

/** Requests that use what most samples use. The worker runs them while it has nothing else to do, so that later answers take less time. */
const WARM_UP = [
  '/api/restaurants?fields=name&filters[stars][$gte]=2&pagination[pageSize]=2',
  '/api/dishes?filters[name][$containsi]=a&filters[price][$lt]=20&sort=price:desc&populate=*&status=draft',
  '/api/restaurants?locale=fr&filters[$or][0][name][$eq]=a&filters[$or][1][stars][$in]=3&populate[chef][fields]=name',
  '/api/menus?filters[dishes][price][$notNull]=true&pagination[limit]=1&fields=title',
].map((path) => ({ method: 'GET', path }))
/** How often each of them runs: browsers compile code that runs often to faster code. */
const WARM_UP_ROUNDS = 5
/** Time in milliseconds after the start or an answer after which the worker counts as idle: by then, the page has shown the answer. */
const IDLE_AFTER = 300
/** Time in milliseconds between warm-up requests, in which a question can arrive. */
const GAP = 10

/** Creates a promise that is resolved by a later message. */
function later<Value>() {
  let resolve: (value: Value | Promise<Value>) => void = () => undefined
  const promise = new Promise<Value>((settle) => (resolve = settle))
  return { promise, resolve }
}

class Playground {
  readonly #post: (message: FromWorker) => void
  readonly #sqlite = later<Sqlite>()
  readonly #content = later<ArrayBuffer>()
  readonly #models = later<string>()
  readonly #ready: Promise<{ running: Running; content: Content }>
  #last: Promise<void> = Promise.resolve()
  readonly #cold = Array.from({ length: WARM_UP_ROUNDS }, () => WARM_UP).flat()
  #idle: ReturnType<typeof setTimeout> | undefined

  constructor(post: (message: FromWorker) => void) {
    this.#post = post
    this.#ready = this.#start()
    this.#ready.then(
      () => {
        post({ kind: 'ready' })
        this.#rest(IDLE_AFTER)
      },
      (error: unknown) => post({ kind: 'unable', message: String(error) }),
    )
  }

  hear(message: ToWorker): void {
    clearTimeout(this.#idle)
    if (message.kind === 'file') this.#take(message)
    else this.#last = this.#last.then(() => this.#answer(message))
  }

  #take({ part, bytes }: FileMessage): void {
    if (part === 'sqlite') this.#sqlite.resolve(Sqlite.start(bytes))
    else if (part === 'content') this.#content.resolve(bytes)
    else if (part === 'models') this.#models.resolve(decoder.decode(bytes))
    else this.#last = this.#last.then(() => this.#add(part, bytes))
  }

  async #add(part: LaterPart, bytes: ArrayBuffer): Promise<void> {
    const { running } = await this.#ready
    await addPart(part, bytes, running).then(
      () => this.#post({ kind: 'added', part }),
      (error: unknown) => this.#post({ kind: 'unable', message: String(error) }),
    )
  }

  async #start(): Promise<{ running: Running; content: Content }> {
    // Concurrently with the compilation of SQLite on another thread.
    const running = startApplication(await this.#models.promise)
    const content = new Content(await this.#sqlite.promise, await this.#content.promise)
    await answerRequest(running.router, FIRST_READ)
    return { running, content }
  }

  /** Warms up unless a message arrives meanwhile. */
  #rest(pause: number): void {
    clearTimeout(this.#idle)
    const request = this.#cold[0]
    if (request) this.#idle = setTimeout(() => (this.#last = this.#last.then(() => this.#warmUp(request))), pause)
  }

  async #warmUp(request: PlaygroundRequest): Promise<void> {
    this.#cold.shift()
    const { running } = await this.#ready
    await answerRequest(running.router, request).catch(() => undefined)
    this.#rest(GAP)
  }

  async #answer(question: Question): Promise<void> {
    const { running, content } = await this.#ready
    const { id } = question
    // The code may change what a request does.
    if (question.kind === 'code') this.#cold.length = 0
    const began = performance.now()
    try {
      this.#post(await reply(question, running, content, () => performance.now() - began))
    } catch (error) {
      this.#post({ kind: 'failed', id, reason: error instanceof Unsupported ? 'unsupported' : 'broken', message: String(error) })
    }
    this.#rest(IDLE_AFTER)
  }
}

async function reply(question: Question, { strapi, router }: Running, content: Content, ms: () => number): Promise<FromWorker> {
  const { id } = question
  switch (question.kind) {
    case 'request': {
      const answer = await answerRequest(router, question)
      if (answer.body.length > LIMITS.size) return tooLarge(id)
      return { kind: 'answer', id, ...answer, ms: ms() }
    }
    case 'code': {
      const result = await runCode(strapi, question.code)
      if ((result.value?.length ?? 0) + result.printed.join('').length > LIMITS.size) return tooLarge(id)
      return { kind: 'result', id, ...result, ms: ms() }
    }
    case 'reset':
      content.reset()
      clock.reset()
      return { kind: 'done', id }
  }
}

function tooLarge(id: number): FromWorker {
  return { kind: 'failed', id, reason: 'large', message: `More than ${LIMITS.size} characters.` }
}

/** Communicates through the first port that is received. */
addEventListener(
  'message',
  ({ ports: [port] }) => {
    setClock()
    const playground = new Playground((message) => port!.postMessage(message))
    port!.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => playground.hear(data))
    port!.start()
  },
  { once: true },
)
