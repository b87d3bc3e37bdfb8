import fc from 'fast-check'
import type { PlaygroundRequest } from '../../../playground/protocol.ts'
import type { Models } from '../runtime/models.ts'
import { NodePlayground } from '../node-playground.ts'
import { builtFiles } from '../built-files.ts'
import { installedVersion } from '../build/bundle.ts'
import { seededDatabase } from '../seeded.ts'
import { FOUND } from './found.ts'
import { documentIds, RealServer, ServerEnded, type Outcome } from './real-server.ts'
import { inOrderOfNames, INTROSPECTION, typesOf } from './introspection.ts'
import { Operations } from './operations.ts'
import { Requests } from './requests.ts'

/** As many are made of one seed; a difference ends them, and the next seed goes on. */
const ROUND = 500
/** Of so many rounds, one is of sequences that write. */
const WRITING_SHARE = 3

/** Of the accounts that the seed makes; the playground has dots in their place, as many. */
const ADDRESS = /\b(?:ada|noor|kai|mira)@portalder\.example\b/g

const ENDED: unique symbol = Symbol('The server ended.')

/** Of a password. */
const HASH = /\$2[aby]\$\d\d\$[./\w]{53}/g

/** The server lists them in the order in which it has read their files, the playground in that of their names. */
const COMPONENTS = /(__component must be one of the following values: )([\w.-]+(?:, [\w.-]+)*)/g

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

/**
 * Sends generated requests to the real server and to the playground, and compares status and body.
 * @param options.count of requests, at least
 * @param options.seed of the first round; the next ones count on from it
 */
export async function compare({ count, seed }: { count: number; seed: number }): Promise<Comparison> {
  const database = await seededDatabase()
  const files = builtFiles(await installedVersion())
  const models = JSON.parse(files.models.toString('utf8')) as Models
  const tables = Object.entries(models.contentTypes).map(([uid, { collectionName }]) => [uid, String(collectionName)] as const)
  const ids = documentIds(database, Object.fromEntries(tables))
  const requests = new Requests(models, ids)
  const real = await RealServer.start(database)
  const playground = await NodePlayground.start(files)
  // A version may be without.
  const schema = 'graphql' in files ? await real.request(INTROSPECTION) : undefined
  const operations = schema && new Operations(typesOf(schema.body), Object.values(ids).flat())
  const result: Comparison = { requests: 0, operations: 0, ended: 0, inSequences: 0, statuses: {}, differences: [] }

  const differs = async (request: PlaygroundRequest): Promise<string | typeof ENDED | undefined> => {
    // Both work at once: each has a process or a thread of its own.
    const [ofServer, ofPlayground] = await Promise.allSettled([real.request(request), playground.request(request)])
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
  const isAlike = async (list: PlaygroundRequest[]) => {
    await Promise.all([real.reset(), playground.reset()])
    for (const request of list) {
      result.inSequences++
      const difference = await differs(request)
      if (difference === ENDED) return
      if (difference !== undefined) throw new Error([...list.slice(0, list.indexOf(request)).map(line), difference].join('\n'))
    }
  }
  const reading = mostly(requests.reading(), operations?.reading())
  const sequence = fc.array(
    fc.oneof({ weight: 3, arbitrary: mostly(requests.writing(), operations?.writing()) }, { weight: 1, arbitrary: reading }),
    { minLength: 1, maxLength: 5 },
  )
  const readsAlike = fc.asyncProperty(reading, async (request) => {
    const difference = await differs(request)
    if (difference !== undefined && difference !== ENDED) throw new Error(difference)
  })
  const writesAlike = fc.asyncProperty(sequence, isAlike)

  try {
    if (schema) {
      const [wanted, got] = [schema, await playground.request(INTROSPECTION)].map(({ body }) => JSON.stringify(inOrderOfNames(body)))
      if (wanted !== got) result.differences.push('The GraphQL schemas differ.')
    }
    for (const { why, requests: list } of FOUND)
      await isAlike(list).catch((error: Error) => result.differences.push(`${why}\n${error.message}`))
    for (let round = seed; result.requests < count; round++) {
      const property = round % WRITING_SHARE === 0 ? writesAlike : readsAlike
      if (property === readsAlike) await isAlike([])
      const {
        failed,
        seed: used,
        counterexamplePath,
        errorInstance,
      } = await fc.check<[unknown]>(property as fc.IAsyncProperty<[unknown]>, { seed: round, numRuns: ROUND })
      if (failed) result.differences.push(`seed ${used}, path ${counterexamplePath ?? ''}\n${(errorInstance as Error).message}`)
    }
  } finally {
    await playground.stop()
    await real.stop()
  }
  return result
}

/** A fifth are GraphQL operations, where there are any. */
function mostly(
  ofRest: fc.Arbitrary<PlaygroundRequest>,
  ofGraphql: fc.Arbitrary<PlaygroundRequest> | undefined,
): fc.Arbitrary<PlaygroundRequest> {
  return ofGraphql ? fc.oneof({ weight: 4, arbitrary: ofRest }, { weight: 1, arbitrary: ofGraphql }) : ofRest
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
