import type { PlaygroundRequest } from '../../../playground/protocol.ts'
import { NodePlayground } from '../node-playground.ts'
import { inOrderOfNames, INTROSPECTION } from './introspection.ts'
import { RealServer, ServerEnded, type Outcome } from './real-server.ts'

/** Of the accounts that the seed makes; the playground has dots in their place, as many. */
const ADDRESS = /\b(?:ada|noor|kai|mira)@portalder\.example\b/g

/** Of a password. */
const HASH = /\$2[aby]\$\d\d\$[./\w]{53}/g

/** The server lists them in the order in which it has read their files, the playground in that of their names. */
const COMPONENTS = /(__component must be one of the following values: )([\w.-]+(?:, [\w.-]+)*)/g

const ENDED: unique symbol = Symbol('The server ended.')

/** What came of a comparison. */
export interface Comparison {
  /** How many requests were sent to both. */
  requests: number
  /** How many of them were GraphQL operations. */
  operations: number
  /** How many of them the server didn't survive, and what came after them in their sequence. */
  ended: number
  /** How many of them wrote, or followed one that did. */
  inSequences: number
  /** Answers by status. */
  statuses: Record<number, number>
  /** The smallest requests that were found with different answers. */
  differences: string[]
}

/** A real server and a playground, which are sent the same requests. */
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
   * @param database that both start on
   * @param files of the playground
   * @param result what is compared is counted there
   */
  static async start(database: string, files: Parameters<typeof NodePlayground.start>[0], result: Comparison): Promise<Pair> {
    return new Pair(await RealServer.start(database), await NodePlayground.start(files), result)
  }

  /** The server's GraphQL schema, as introspection answers it; that the playground's is another is a difference. */
  async schema(): Promise<string> {
    const [wanted, got] = [await this.#real.request(INTROSPECTION), await this.#playground.request(INTROSPECTION)]
    const [one, other] = [wanted, got].map(({ body }) => JSON.stringify(inOrderOfNames(body)))
    if (one !== other) this.#result.differences.push('The GraphQL schemas differ.')
    return wanted.body
  }

  /** @throws Error that describes the difference between the two answers */
  async read(request: PlaygroundRequest): Promise<void> {
    const difference = await this.#differenceOf(request)
    if (difference !== undefined && difference !== ENDED) throw new Error(difference)
  }

  /**
   * Sends requests that build on each other, beginning with the content that both started on.
   * @throws Error that lists them, and describes the difference between the last two answers
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
    // Both work at once: each has a process or a thread of its own.
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
 * Without the lines of a stack, which name the files of whom it belongs to, and with the sizes of pictures in the order of their
 * names, as the playground stores them. Both answers go through it, since what is parsed and written again loses its white space.
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

/** What differs by intention, or from one start of the server to the next. */
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
