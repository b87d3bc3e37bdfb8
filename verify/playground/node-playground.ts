import { Worker, MessageChannel, type MessagePort } from 'node:worker_threads'
import { laterPartOf } from '../../playground/later-parts.ts'
import { PlaygroundError } from '../../playground/playground-error.ts'
import type {
  FromWorker,
  LaterPart,
  PlaygroundAnswer,
  PlaygroundPart,
  PlaygroundRequest,
  PlaygroundResult,
  ToWorker,
} from '../../playground/protocol.ts'

/** Provides the globals of a browser's worker, and removes those that only Node has. */
const PRELUDE = `
const { parentPort, workerData } = require('node:worker_threads')
const { runInThisContext } = require('node:vm')
globalThis.addEventListener = (name, hear) => parentPort.once(name, (port) => hear({ ports: [port] }))
// The thread lives until it is ended.
parentPort.on('message', () => undefined)
// What Node loads when it is first asked for, it loads while it still finds what it needs.
void globalThis.Response
for (const name of ['Buffer', 'process', 'global', 'require', 'module', 'exports', 'setImmediate', 'clearImmediate']) delete globalThis[name]
runInThisContext(workerData, { filename: 'worker.js' })
`

type Files = Record<Exclude<PlaygroundPart, LaterPart>, Uint8Array> & Partial<Record<LaterPart, Uint8Array>>

/** Runs the playground's worker in a thread of Node: the same program without the frame. */
export class NodePlayground {
  readonly #worker: Worker
  readonly #port: MessagePort
  readonly #files: Files
  readonly #added = new Map<LaterPart, Promise<void>>()
  #hearAdded: ((message: FromWorker) => void) | undefined
  readonly #waiting = new Map<number, (message: FromWorker) => void>()
  #lastId = 0

  private constructor(files: Files) {
    const { port1, port2 } = new MessageChannel()
    this.#files = files
    const program = Buffer.from(files.program).toString('utf8')
    this.#worker = new Worker(PRELUDE, { eval: true, workerData: program, stdout: true, stderr: true })
    this.#port = port1
    this.#worker.postMessage(port2, [port2])
  }

  /** Starts the worker with built files. */
  static async start(files: Files): Promise<NodePlayground> {
    const playground = new NodePlayground(files)
    await playground.#open()
    return playground
  }

  async #open(): Promise<void> {
    const ready = new Promise<void>((resolve, reject) => {
      this.#worker.on('error', reject)
      this.#port.on('message', (message: FromWorker) => {
        if (message.kind === 'ready') resolve()
        else if (message.kind === 'added' || message.kind === 'unable') {
          if (message.kind === 'unable') reject(new Error(message.message))
          this.#hearAdded?.(message)
        } else this.#waiting.get(message.id)?.(message)
      })
    })
    for (const part of ['sqlite', 'content', 'models'] as const) {
      this.#give(part)
    }
    await ready
  }

  #give(part: Exclude<PlaygroundPart, 'program'>): void {
    const bytes = new Uint8Array(this.#files[part]!).buffer
    this.#port.postMessage({ kind: 'file', part, bytes } satisfies ToWorker)
  }

  /** Adds a part with the first request that needs it, like a page. */
  #add(part: LaterPart): Promise<void> {
    if (!this.#added.has(part))
      this.#added.set(
        part,
        new Promise((resolve, reject) => {
          this.#hearAdded = (message) => (message.kind === 'unable' ? reject(new Error(message.message)) : resolve())
          this.#give(part)
        }),
      )
    return this.#added.get(part)!
  }

  async request(request: PlaygroundRequest): Promise<PlaygroundAnswer> {
    const part = laterPartOf(request)
    if (part && this.#files[part]) await this.#add(part)
    return (await this.#ask((id) => ({ id, kind: 'request', ...request }))) as unknown as PlaygroundAnswer
  }

  async run(code: string): Promise<PlaygroundResult> {
    return (await this.#ask((id) => ({ id, kind: 'code', code }))) as unknown as PlaygroundResult
  }

  async reset(): Promise<void> {
    await this.#ask((id) => ({ id, kind: 'reset' }))
  }

  async stop(): Promise<void> {
    this.#port.close()
    await this.#worker.terminate()
  }

  #ask(message: (id: number) => ToWorker): Promise<FromWorker> {
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, (reply) => {
        this.#waiting.delete(id)
        if (reply.kind === 'failed') reject(new PlaygroundError(reply.reason, reply.message))
        else resolve(reply)
      })
      this.#port.postMessage(message(id))
    })
  }
}
