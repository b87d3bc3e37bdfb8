// Runs in a worker: answers queries from the site's own index, so that typing never waits for it.

import type { SearchRequest, SearchResults } from './provider.ts'
import { ServedIndex } from './served-index.ts'

export type Asked = { ask: 'prepare'; query: string } | { ask: 'search'; request: SearchRequest }

export type Question = { id: number; base: string } & Asked

export type Reply = { id: number } & ({ results?: SearchResults } | { error: string })

let index: ServedIndex | undefined

async function answer(question: Question): Promise<SearchResults | undefined> {
  index ??= new ServedIndex(question.base)
  if (question.ask === 'search') return index.search(question.request)
  await index.prepare(question.query)
  return undefined
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const reply = await answer(data).then(
    (results): Reply => ({ id: data.id, ...(results ? { results } : {}) }),
    (error: unknown): Reply => ({ id: data.id, error: String(error) }),
  )
  postMessage(reply)
})
