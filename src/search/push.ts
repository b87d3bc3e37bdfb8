import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Algoliasearch, IndexSettings } from 'algoliasearch'
import type { SearchRecord } from './records.ts'

/** An Algolia index, and a client with write access. */
export interface PushTarget {
  client: Algoliasearch
  indexName: string
}

/** Effects of replacing an index: numbers of records, and names of settings that change. */
export interface IndexChanges {
  added: number
  changed: number
  removed: number
  same: number
  settings: string[]
}

/** Records per request. */
const BATCH_SIZE = 1000
/** How often to poll for completion; the interval grows to five seconds. */
const MAX_RETRIES = 800

/**
 * Compares an index with its replacement without changing anything.
 * @throws {ApiError} if Algolia rejects a request
 */
export async function compareIndex(target: PushTarget, records: SearchRecord[], settings: IndexSettings): Promise<IndexChanges> {
  const before = await currentRecords(target)
  const now = await currentSettings(target)
  const changes: IndexChanges = { added: 0, changed: 0, removed: 0, same: 0, settings: [] }
  for (const record of records) {
    const old = before.get(record.objectID)
    if (!old) changes.added++
    else if (isDeepStrictEqual(old, comparable(record))) changes.same++
    else changes.changed++
  }
  changes.removed = before.size - changes.changed - changes.same
  changes.settings = Object.entries(settings).flatMap(([name, value]) =>
    isDeepStrictEqual((now as Record<string, unknown>)[name], value) ? [] : [name],
  )
  return changes
}

/**
 * Replaces an index atomically: readers get the old index until the new one is complete with its settings. Keeps rules and
 * synonyms, which are edited in Algolia's dashboard. The client's `replaceAllObjects` also keeps settings, so it couldn't change
 * them together with the records.
 * @throws {ApiError} if Algolia rejects a request; the old index then remains, unless only the response to the last request was
 * lost
 */
export async function replaceIndex(
  { client, indexName }: PushTarget,
  records: SearchRecord[],
  indexSettings: IndexSettings,
): Promise<void> {
  const temporary = `${indexName}_tmp_${randomUUID()}`
  const finish = async (index: string, task: Promise<{ taskID: number }>) => {
    const { taskID } = await task
    await client.waitForTask({ indexName: index, taskID, maxRetries: MAX_RETRIES })
  }
  const keep = { operation: 'copy' as const, destination: temporary, scope: ['rules' as const, 'synonyms' as const] }
  try {
    await finish(temporary, client.operationIndex({ indexName, operationIndexParams: keep }))
    await finish(temporary, client.setSettings({ indexName: temporary, indexSettings }))
    await client.chunkedBatch({
      indexName: temporary,
      objects: records as unknown as Array<Record<string, unknown>>,
      batchSize: BATCH_SIZE,
      waitForTasks: true,
      maxRetries: MAX_RETRIES,
    })
    await finish(
      indexName,
      client.operationIndex({ indexName: temporary, operationIndexParams: { operation: 'move', destination: indexName } }),
    )
  } catch (error) {
    // Ignore errors of the cleanup in favor of the original one.
    await client.deleteIndex({ indexName: temporary }).catch(() => {})
    throw error
  }
}

async function currentRecords({ client, indexName }: PushTarget): Promise<Map<string, unknown>> {
  const records = new Map<string, unknown>()
  try {
    await client.browseObjects<SearchRecord>({
      indexName,
      browseParams: { attributesToRetrieve: ['*'] },
      aggregator: ({ hits }) => {
        for (const hit of hits) records.set(hit.objectID, comparable(hit))
      },
    })
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  return records
}

/** Removes what Algolia doesn't return (attributes only used for ranking) and what it adds (highlights). */
function comparable({ weight: _, ...record }: SearchRecord): unknown {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !name.startsWith('_')))
}

async function currentSettings({ client, indexName }: PushTarget): Promise<IndexSettings> {
  try {
    return await client.getSettings({ indexName })
  } catch (error) {
    if (isMissing(error)) return {}
    throw error
  }
}

/** Whether the error means that the index doesn't exist yet. */
function isMissing(error: unknown): boolean {
  return (error as { status?: number }).status === 404
}
