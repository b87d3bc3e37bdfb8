import { useEffect, useState } from 'react'
import type { FoundAnswer, PageHit } from '../../search/provider.ts'
import { useSearchProvider } from '../state/search.tsx'

/** Number of documents per request. */
const PAGE_SIZE = 15

interface Wanted {
  query: string
  /** Label of a documentation set. */
  set: string | undefined
  tag: string | undefined
}

interface Loaded {
  key: string
  hits: PageHit[]
  total: number
  answer?: FoundAnswer | undefined
}

/** Results of the last search, which going back shows immediately, so that the scroll position can be restored. */
let last: Loaded | undefined

interface ResultPages {
  /** The authors' answer to the current search. */
  answer: FoundAnswer | undefined
  /** Results loaded so far; those of the previous search until new ones arrive. */
  hits: PageHit[]
  total: number
  status: 'loading' | 'failed' | 'loaded'
  /** Whether `hits` and `total` belong to the current search. */
  isCurrent: boolean
  /** Changes with the search and the number of loaded results. */
  place: string
  loadMore: () => void
  retry: () => void
}

/** Loads results 15 documents at a time. Drops responses to older searches. */
export function useResultPages({ query, set, tag }: Wanted): ResultPages {
  const key = JSON.stringify([query, set, tag])
  const [loaded, setLoaded] = useState(last)
  const [wanted, setWanted] = useState({ key, count: PAGE_SIZE })
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState('')
  const loadProvider = useSearchProvider()

  const isCurrent = loaded?.key === key
  const have = isCurrent ? loaded.hits.length : 0
  const count = wanted.key === key ? wanted.count : PAGE_SIZE
  const isMissing = query !== '' && (!isCurrent || (have < count && have < loaded.total))
  const request = `${key} ${have} ${attempt}`

  useEffect(() => {
    if (!isMissing) return
    const abort = new AbortController()
    const load = async () => {
      const provider = await loadProvider()
      const { hits, total, answer } = await provider.search({ query, set, tag, offset: have, limit: PAGE_SIZE }, abort.signal)
      if (abort.signal.aborted) return
      setLoaded((before) => {
        const sofar = before?.key === key ? before.hits.slice(0, have) : []
        // An empty response ends the list, even if `total` promised more.
        const known = answer ?? (before?.key === key ? before.answer : undefined)
        return (last = { key, hits: [...sofar, ...hits], total: hits.length === 0 ? have : total, answer: known })
      })
    }
    load().catch(() => {
      if (!abort.signal.aborted) setFailure(request)
    })
    return () => abort.abort()
  }, [isMissing, query, set, tag, key, have, request, loadProvider])

  return {
    answer: isCurrent ? loaded.answer : undefined,
    hits: query === '' ? [] : (loaded?.hits ?? []),
    total: loaded?.total ?? 0,
    status: !isMissing ? 'loaded' : failure === request ? 'failed' : 'loading',
    isCurrent,
    place: request,
    loadMore: () => setWanted({ key, count: have + PAGE_SIZE }),
    retry: () => setAttempt(attempt + 1),
  }
}
