import fc from 'fast-check'
import type { PlaygroundRequest } from '../../../playground/protocol.ts'
import { LANES } from '../../harness/limits.ts'
import type { Models } from '../runtime/models.ts'
import { builtFiles } from '../built-files.ts'
import { installedVersion } from '../build/bundle.ts'
import { seededDatabase } from '../seeded.ts'
import { FOUND } from './found.ts'
import { typesOf } from './introspection.ts'
import { Operations } from './operations.ts'
import { Pair, type Comparison } from './pair.ts'
import { documentIds } from './real-server.ts'
import { Requests } from './requests.ts'

/** Number of requests per seed; a difference ends a round early. */
const ROUND = 500
/** One of this many rounds consists of sequences with writing requests. */
const WRITING_SHARE = 3

/**
 * Sends generated requests to the real server and to the playground, and compares status and body, with one pair per core.
 * @param options.count minimum number of requests
 * @param options.seed seed of the first round; each next round adds one
 */
export async function compare({ count, seed }: { count: number; seed: number }): Promise<Comparison> {
  const database = await seededDatabase()
  const files = builtFiles(await installedVersion())
  const models = JSON.parse(files.models.toString('utf8')) as Models
  const tables = Object.entries(models.contentTypes).map(([uid, { collectionName }]) => [uid, String(collectionName)] as const)
  const ids = documentIds(database, Object.fromEntries(tables))
  const result: Comparison = { requests: 0, operations: 0, ended: 0, inSequences: 0, statuses: {}, differences: [] }
  const pairs = await Promise.all(Array.from({ length: LANES }, () => Pair.start(database, files, result)))
  const [first] = pairs as [Pair, ...Pair[]]
  try {
    // Some versions have no GraphQL part.
    const schema = 'graphql' in files ? await first.schema() : undefined
    for (const { why, requests } of FOUND)
      await first.sequence(requests).catch((error: Error) => result.differences.push(`${why}\n${error.message}`))
    const operations = schema === undefined ? undefined : new Operations(typesOf(schema), Object.values(ids).flat())
    const generated = arbitrariesOf(new Requests(models, ids), operations)
    let next = seed
    const work = async (pair: Pair) => {
      while (result.requests < count) {
        const difference = await findDifference(pair, generated, next++)
        if (difference !== undefined) result.differences.push(difference)
      }
    }
    await Promise.all(pairs.map(work))
  } finally {
    await Promise.all(pairs.map((pair) => pair.stop()))
  }
  return result
}

interface Generated {
  reading: fc.Arbitrary<PlaygroundRequest>
  sequence: fc.Arbitrary<PlaygroundRequest[]>
}

function arbitrariesOf(requests: Requests, operations: Operations | undefined): Generated {
  const reading = mostly(requests.reading(), operations?.reading())
  const writing = mostly(requests.writing(), operations?.writing())
  const request = fc.oneof({ weight: 3, arbitrary: writing }, { weight: 1, arbitrary: reading })
  return { reading, sequence: fc.array(request, { minLength: 1, maxLength: 5 }) }
}

/** Makes a fifth of the requests GraphQL operations, if there are any. */
function mostly(
  ofRest: fc.Arbitrary<PlaygroundRequest>,
  ofGraphql: fc.Arbitrary<PlaygroundRequest> | undefined,
): fc.Arbitrary<PlaygroundRequest> {
  return ofGraphql ? fc.oneof({ weight: 4, arbitrary: ofRest }, { weight: 1, arbitrary: ofGraphql }) : ofRest
}

/** Returns the smallest request or sequence of a round with different responses, if any. */
async function findDifference(pair: Pair, { reading, sequence }: Generated, seed: number): Promise<string | undefined> {
  const isWriting = seed % WRITING_SHARE === 0
  if (!isWriting) await pair.reset()
  const property = isWriting
    ? fc.asyncProperty(sequence, (list) => pair.sequence(list))
    : fc.asyncProperty(reading, (request) => pair.read(request))
  const { failed, counterexamplePath, errorInstance } = await fc.check<[unknown]>(property as fc.IAsyncProperty<[unknown]>, {
    seed,
    numRuns: ROUND,
  })
  return failed ? `seed ${seed}, path ${counterexamplePath ?? ''}\n${(errorInstance as Error).message}` : undefined
}
