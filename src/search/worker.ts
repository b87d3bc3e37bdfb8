// Runs in a worker: answers queries from the site's own index, so that typing never waits for it.

import { stemmer } from 'virtual:stemmer'
import type { SearchRequest, SearchResults } from './provider.ts'
import type { Rest } from './query.ts'
import { ServedIndex } from './served-index.ts'

export type WorkerTask = { ask: 'prepare' } | { ask: 'search'; request: SearchRequest }

/** `forget`: nobody waits anymore for the answer to the question of this number. */
export type WorkerQuestion = { id: number } & (({ base: string } & WorkerTask) | { ask: 'forget' })

export type WorkerReply = { id: number } & ({ results: SearchResults | undefined } | { error: string })

/** How long typing has to rest before files are fetched for one query alone, in milliseconds: a fast typist's letters come sooner. */
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
