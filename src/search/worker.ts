// Runs in a worker: answers queries from the site's own index, so that typing never waits for it.

import type { Manifest } from './index-files.ts'
import type { SearchRequest, SearchResults } from './provider.ts'
import { Searcher } from './query.ts'

export type Question = { id: number; base: string } & ({ ask: 'prepare' } | { ask: 'search'; request: SearchRequest })

export type Reply = { id: number } & ({ results?: SearchResults } | { error: string })

let searcher: Promise<Searcher> | undefined

function open(base: string): Promise<Searcher> {
  searcher ??= load(base)
  searcher.catch(() => (searcher = undefined))
  return searcher
}

async function load(base: string): Promise<Searcher> {
  const manifest = (await fetchJson(`${base}manifest.json`)) as Manifest
  return new Searcher(manifest, (file) => fetchJson(`${base}${manifest.folder}/${file}`))
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return response.json()
}

async function answer(question: Question): Promise<SearchResults | undefined> {
  const index = await open(question.base)
  if (question.ask === 'search') return index.search(question.request)
  await index.prepare()
  return undefined
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const reply = await answer(data).then(
    (results): Reply => ({ id: data.id, ...(results ? { results } : {}) }),
    (error: unknown): Reply => ({ id: data.id, error: String(error) }),
  )
  postMessage(reply)
})
