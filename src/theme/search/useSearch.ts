import { useEffect, useState } from 'react'
import type { SearchResults } from '../../search/provider.ts'
import { useSearchProvider } from '../state/search.tsx'

/** What came of a query; without results nobody could be asked. */
interface QueryAnswer {
  query: string
  results?: SearchResults
}

interface Search {
  /** The latest one, which is an older query's until the new one has come. */
  answer: QueryAnswer | undefined
  /** Asks again. */
  retry: () => void
}

/** Asks for a query's results as soon as it changes; what comes for an older one is dropped. */
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
