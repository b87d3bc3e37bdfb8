// Runs in a worker, so queries never block typing.

import { stemmer } from 'virtual:stemmer'
import type { SearchRequest, SearchResults } from './provider.ts'
import type { Rest } from './query.ts'
import { ServedIndex } from './served-index.ts'

export type WorkerTask = { ask: 'prepare' } | { ask: 'search'; request: SearchRequest }

/** `forget` cancels the question with this id. */
export type WorkerQuestion = { id: number } & (({ base: string } & WorkerTask) | { ask: 'forget' })

export type WorkerReply = { id: number } & ({ results: SearchResults | undefined } | { error: string })

/**
 * Pause in typing before files are fetched that only one query needs, in milliseconds. Longer than the interval between a fast
 * typist's keystrokes.
 */
const PAUSE = 100

let index: ServedIndex | undefined
const forgotten = new Set<number>()

async function answer(question: Exclude<WorkerQuestion, { ask: 'forget' }>): Promise<SearchResults | undefined> {
  index ??= new ServedIndex(question.base, stemmer)
  if (question.ask === 'search') return index.search(question.request, restOf(question.id))
  await index.prepare()
  return undefined
}

function restOf(id: number): Rest {
  const pause = new Promise((resolve) => setTimeout(resolve, PAUSE))
  return async () => {
    await pause
    if (forgotten.has(id)) throw new Error('Another query came.')
  }
}

addEventListener('message', async ({ data }: MessageEvent<WorkerQuestion>) => {
  if (data.ask === 'forget') return void forgotten.add(data.id)
  const reply = await answer(data).then(
    (results): WorkerReply => ({ id: data.id, results }),
    (error: unknown): WorkerReply => ({ id: data.id, error: String(error) }),
  )
  if (!forgotten.delete(data.id)) postMessage(reply)
})
