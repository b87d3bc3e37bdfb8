import { useEffect, useState } from 'react'
import type { SearchResults } from '../../search/provider.ts'
import { useSearchProvider } from '../state/search.tsx'

/** Response to a query; `results` is absent if the request failed. */
interface QueryAnswer {
  query: string
  results?: SearchResults
}

interface Search {
  /** The latest response, which may be for an older query. */
  answer: QueryAnswer | undefined
  retry: () => void
}

/** Searches whenever the query changes. Drops responses to older queries. */
export function useSearch(query: string, currentSet: string | undefined): Search {
  const [answer, setAnswer] = useState<QueryAnswer>()
  const [attempt, setAttempt] = useState(0)
  const loadProvider = useSearchProvider()
  useEffect(() => {
    const abort = new AbortController()
    const show = (next: QueryAnswer) => {
      if (!abort.signal.aborted) setAnswer(next)
    }
    const ask = async () => {
      try {
        const provider = await loadProvider()
        const results = await provider.search({ query, currentSet }, abort.signal)
        show({ query, results })
      } catch {
        show({ query })
      }
    }
    void ask()
    return () => abort.abort()
  }, [query, currentSet, loadProvider, attempt])
  return { answer, retry: () => setAttempt(attempt + 1) }
}
