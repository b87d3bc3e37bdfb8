import { useEffect, useState } from 'react'
import type { SearchResults } from '../../search/provider.ts'
import { useSearchProvider } from '../state/search.tsx'

/** What came of a query; without results nobody could be asked. */
interface Answer {
  query: string
  results?: SearchResults
}

/**
 * How long typing has to rest before the first query, in milliseconds: until it is answered, each letter would fetch what is shown
 * of other pages. What finds pages is much the same for all letters, and is fetched meanwhile.
 */
const PAUSE = 100
let hasAnswered = false

/**
 * Asks for a query's results as soon as it changes; what comes for an older one is dropped.
 * @returns the latest answer, which is an older query's until the new one has come
 */
export function useSearch(query: string, currentSet: string | undefined): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>()
  const loadProvider = useSearchProvider()
  useEffect(() => {
    const abort = new AbortController()
    const show = (next: Answer) => {
      if (!abort.signal.aborted) setAnswer(next)
    }
    const ask = async () => {
      const request = currentSet === undefined ? { query } : { query, currentSet }
      try {
        const provider = await loadProvider()
        const results = await provider.search(request, abort.signal)
        hasAnswered = true
        show({ query, results })
      } catch {
        show({ query })
      }
    }
    if (!hasAnswered) {
      loadProvider().then(
        (provider) => provider.prepare(query),
        // The search that follows fails, too, and says so.
        () => undefined,
      )
    }
    const timer = setTimeout(ask, hasAnswered ? 0 : PAUSE)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query, currentSet, loadProvider])
  return answer
}
