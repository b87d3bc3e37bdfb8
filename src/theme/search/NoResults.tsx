import { useEffect, useState, type ReactNode } from 'react'
import { documentationSets } from '../../site/documentation-sets.ts'
import { newIssue } from '../parts/new-issue.ts'
import { useMessages } from '../state/messages.tsx'
import { useSearchProvider } from '../state/search.tsx'
import { useSite } from '../state/site.tsx'
import styles from './NoResults.module.css'
import { suggestQueries } from './suggestions.ts'

interface NoResultsProps {
  query: string
  /** Filters, which apply to suggestions too. */
  set?: string | undefined
  tag?: string | undefined
  headline?: ReactNode
  onAsk: (query: string) => void
}

/** Empty state (texts of the specification, section 8). */
export function NoResults({ query, set, tag, headline, onAsk }: NoResultsProps) {
  const { search } = useMessages()
  const issue = newIssue(useSite(), { title: search.issue(query) })
  const suggestions = useSuggestions(query, set, tag)
  return (
    <div className={styles.box}>
      {headline !== undefined && <p className={styles.headline}>{headline}</p>}
      {suggestions.length > 0 && (
        <div>
          <p>{search.trySearching}</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" dir="auto" onClick={() => onAsk(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {issue && (
        <p>
          {search.believe}{' '}
          <a href={issue} target="_blank" rel="noopener noreferrer">
            {search.letUsKnow}
          </a>
        </p>
      )}
    </div>
  )
}

/** Returns shorter queries with results; if there are none, the documentation sets. */
function useSuggestions(query: string, set: string | undefined, tag: string | undefined): string[] {
  const [found, setFound] = useState<{ query: string; suggestions: string[] }>()
  const loadProvider = useSearchProvider()
  const site = useSite()
  useEffect(() => {
    const abort = new AbortController()
    const conditions = { limit: 1, set, tag }
    const suggest = async () => {
      const provider = await loadProvider()
      const countResults = async (shorter: string) => (await provider.search({ query: shorter, ...conditions }, abort.signal)).total
      const shorter = await suggestQueries(query, countResults)
      const suggestions = shorter.length > 0 ? shorter : documentationSets(site).map(({ label }) => label)
      if (!abort.signal.aborted) setFound({ query, suggestions })
    }
    // Suggestions are optional.
    suggest().catch(() => {})
    return () => abort.abort()
  }, [query, set, tag, loadProvider, site])
  return found?.query === query ? found.suggestions : []
}
