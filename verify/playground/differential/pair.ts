import type { PlaygroundRequest } from '../../../playground/protocol.ts'
import { NodePlayground } from '../node-playground.ts'
import { inOrderOfNames, INTROSPECTION } from './introspection.ts'
import { RealServer, ServerEnded, type Outcome } from './real-server.ts'

/** Email addresses of seeded accounts, which the playground replaces with dots of the same length. */
const ADDRESS = /\b(?:ada|noor|kai|mira)@portalder\.example\b/g

/** Password hashes. */
const HASH = /\$2[aby]\$\d\d\$[./\w]{53}/g

/** An error message whose list has the order of reading files on the server, and is sorted in the playground. */
const COMPONENTS = /(__component must be one of the following values: )([\w.-]+(?:, [\w.-]+)*)/g

const ENDED: unique symbol = Symbol('The server ended.')

/** Result of a comparison. */
export interface Comparison {
  /** Number of requests sent to both. */
  requests: number
  /** Number of GraphQL operations among them. */
  operations: number
  /** Number of requests that ended the server's process. */
  ended: number
  /** Number of requests in sequences with writing requests. */
  inSequences: number
  /** Number of responses by status. */
  statuses: Record<number, number>
  /** Smallest requests with different responses. */
  differences: string[]
}

/** Sends the same requests to a real server and a playground. */
export class Pair {
  readonly #real: RealServer
  readonly #playground: NodePlayground
  readonly #result: Comparison

  private constructor(real: RealServer, playground: NodePlayground, result: Comparison) {
    this.#real = real
    this.#playground = playground
    this.#result = result
  }

  /**
   * @param database initial database of both
   * @param files of the playground
   * @param result collects the statistics
   */
  static async start(database: string, files: Parameters<typeof NodePlayground.start>[0], result: Comparison): Promise<Pair> {
    return new Pair(await RealServer.start(database), await NodePlayground.start(files), result)
  }

  /** Returns the server's GraphQL schema from introspection, and reports a difference from the playground's. */
  async schema(): Promise<string> {
    const [wanted, got] = [await this.#real.request(INTROSPECTION), await this.#playground.request(INTROSPECTION)]
    const [one, other] = [wanted, got].map(({ body }) => JSON.stringify(inOrderOfNames(body)))
    if (one !== other) this.#result.differences.push('The GraphQL schemas differ.')
    return wanted.body
  }

  /** @throws Error that describes the difference between the two responses */
  async read(request: PlaygroundRequest): Promise<void> {
    const difference = await this.#differenceOf(request)
    if (difference !== undefined && difference !== ENDED) throw new Error(difference)
  }

  /**
   * Sends requests that depend on each other, starting with the initial content.
   * @throws Error that lists them and describes the difference between the last two responses
   */
  async sequence(list: PlaygroundRequest[]): Promise<void> {
    await this.reset()
    for (const request of list) {
      this.#result.inSequences++
      const difference = await this.#differenceOf(request)
      if (difference === ENDED) return
      if (difference !== undefined) throw new Error([...list.slice(0, list.indexOf(request)).map(line), difference].join('\n'))
    }
  }

  async reset(): Promise<void> {
    await Promise.all([this.#real.reset(), this.#playground.reset()])
  }

  async stop(): Promise<void> {
    await this.#playground.stop()
    await this.#real.stop()
  }

  async #differenceOf(request: PlaygroundRequest): Promise<string | typeof ENDED | undefined> {
    const result = this.#result
    // Concurrently, since the server is a process and the playground is a thread.
    const [ofServer, ofPlayground] = await Promise.allSettled([this.#real.request(request), this.#playground.request(request)])
    if (ofServer.status === 'rejected') {
      if (!(ofServer.reason instanceof ServerEnded)) throw ofServer.reason
      result.ended++
      return ENDED
    }
    if (ofPlayground.status === 'rejected') throw ofPlayground.reason
    const wanted = asInPlayground(ofServer.value)
    const got = comparable(ofPlayground.value)
    result.requests++
    if (request.path === '/graphql') result.operations++
    result.statuses[wanted.status] = (result.statuses[wanted.status] ?? 0) + 1
    return isSame(wanted, got) ? undefined : describe(request, wanted, got)
  }
}

/**
 * Removes stack traces, which contain file names, and sorts the sizes of pictures by name like the playground. Applied to both
 * responses, because parsing and serializing changes whitespace.
 */
function comparable({ status, body }: Outcome): Outcome {
  if (!body.includes('"stacktrace":') && !body.includes('"formats":{')) return { status, body }
  const told = JSON.parse(body, (key, value: unknown) => {
    if (key === 'stacktrace') return undefined
    if (key !== 'formats' || typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other)))
  })
  return { status, body: JSON.stringify(told) }
}

/** Removes intended differences and those between two starts of the server. */
function asInPlayground(answered: Outcome): Outcome {
  const { status, body } = comparable(answered)
  return {
    status,
    body: body
      .replaceAll(ADDRESS, (address) => '.'.repeat(address.length))
      .replaceAll(HASH, (hash) => '.'.repeat(hash.length))
      .replaceAll(COMPONENTS, (_, words: string, names: string) => words + names.split(', ').toSorted().join(', ')),
  }
}

function isSame(one: Outcome, other: Outcome): boolean {
  return one.status === other.status && one.body === other.body
}

function describe(request: PlaygroundRequest, wanted: Outcome, got: Outcome): string {
  const at = [...wanted.body].findIndex((letter, index) => letter !== got.body[index])
  const around = ({ status, body }: Outcome) => `${status} ${body.slice(Math.max(0, at - 80), at + 160)}`
  return `${line(request)}\n  server      ${around(wanted)}\n  playground  ${around(got)}`
}

function line({ method, path, body, as, headers }: PlaygroundRequest): string {
  const more = [as && `as ${as}`, headers && Object.keys(headers).length > 0 && JSON.stringify(headers), body].filter(Boolean)
  return [method, decodeURIComponent(path), ...more].join(' ')
}
