import { once } from 'node:events'
import { copyFileSync, rmSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { HttpAnswer } from './answer.ts'
import { changesOf, readState, type State, type Storage } from './content-state.ts'
import { effectOf, NOTHING } from './effect.ts'

/** The part of Strapi's API that the harness uses. */
interface Strapi extends Storage {
  load(): Promise<Strapi>
  destroy(): Promise<void>
  server: { mount(): void; httpServer: Server }
  db: Storage['db'] & { connection: { destroy(): Promise<void>; initialize(): void } }
}

/** Options of an instance. */
export interface InstanceOptions {
  /** Folder of the application. */
  app: string
  /** SQLite file, which the instance modifies. */
  database: string
}

/** A Strapi instance in this process. */
export class Instance {
  readonly strapi: Strapi
  readonly #options: InstanceOptions
  #lastAnswer: HttpAnswer | undefined
  readonly #answering = new Set<ServerResponse>()
  /** Current state of the database. */
  #state: State = new Map()
  /** Initial states, by the path of the database. */
  readonly #states = new Map<string, State>()

  private constructor(strapi: Strapi, options: InstanceOptions) {
    this.strapi = strapi
    this.#options = options
  }

  /** Starts the application. Rethrows Strapi's errors. */
  static async start(options: InstanceOptions): Promise<Instance> {
    process.env.DATABASE_FILENAME = options.database
    process.chdir(options.app)
    const require = createRequire(`${options.app}/`)
    const { createStrapi } = require('@strapi/strapi') as { createStrapi(options: object): Strapi }
    const strapi = await createStrapi({ appDir: options.app, distDir: options.app, serveAdminPanel: false }).load()
    const instance = new Instance(strapi, options)
    await instance.#listen()
    return instance
  }

  async #listen(): Promise<void> {
    const { server } = this.strapi
    server.mount()
    server.httpServer.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => this.#overhear(response))
    await new Promise<void>((resolve) => server.httpServer.listen(0, '127.0.0.1', resolve))
  }

  get port(): number {
    return (this.strapi.server.httpServer.address() as AddressInfo).port
  }

  /** Resets the content to that of a database file. */
  async reset(template: string): Promise<void> {
    const { connection } = this.strapi.db
    await connection.destroy()
    for (const suffix of ['-wal', '-shm', '-journal']) rmSync(this.#options.database + suffix, { force: true })
    copyFileSync(template, this.#options.database)
    connection.initialize()
    this.#state = this.#states.get(template) ?? (await readState(this.strapi))
    this.#states.set(template, this.#state)
    this.#lastAnswer = undefined
  }

  /** Runs a function, and returns its result and its effect on the database. */
  async watch<Result>(act: () => Promise<Result>): Promise<{ result: Result; effect: string[] }> {
    const [before, changes] = [this.#state, await changesOf(this.strapi)]
    const result = await act()
    if ((await changesOf(this.strapi)) === changes) return { result, effect: NOTHING }
    this.#state = await readState(this.strapi)
    return { result, effect: effectOf(before, this.#state) }
  }

  /**
   * Returns the last response since the last reset. Waits for pending ones, since clients may receive a response before the server has
   * closed it.
   */
  async lastAnswer(): Promise<HttpAnswer | undefined> {
    for (const response of this.#answering) await once(response, 'close')
    return this.#lastAnswer
  }

  /** Stops the application and its server. */
  async stop(): Promise<void> {
    await this.strapi.destroy()
  }

  #overhear(response: ServerResponse): void {
    this.#answering.add(response)
    const chunks: Buffer[] = []
    const { write, end } = response
    const keep = (chunk: unknown) => {
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string))
    }
    response.write = function (this: ServerResponse, chunk: unknown, ...rest: unknown[]) {
      keep(chunk)
      return Reflect.apply(write, this, [chunk, ...rest]) as boolean
    } as typeof write
    response.end = function (this: ServerResponse, chunk?: unknown, ...rest: unknown[]) {
      keep(chunk)
      return Reflect.apply(end, this, [chunk, ...rest]) as ServerResponse
    } as typeof end
    response.on('close', () => {
      this.#answering.delete(response)
      this.#lastAnswer = {
        kind: 'http',
        status: response.statusCode,
        reason: response.statusMessage,
        type: String(response.getHeader('content-type') ?? ''),
        body: Buffer.concat(chunks).toString('utf8'),
      }
    })
  }
}
