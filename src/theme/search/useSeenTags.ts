import { useState } from 'react'
import type { PageHit } from '../../search/provider.ts'

const NONE: ReadonlySet<string> = new Set()

/** Tags of everything that a query has found so far, whatever it was narrowed to meanwhile. */
export function useSeenTags(query: string, hits: PageHit[]): string[] {
  const [seen, setSeen] = useState({ query, tags: NONE })
  const known = seen.query === query ? seen.tags : NONE
  const added = hits.flatMap(({ tags }) => tags).filter((tag) => !known.has(tag))
  // While rendering, as React has it for what follows from what came before.
  if (added.length > 0 || seen.query !== query) setSeen({ query, tags: new Set([...known, ...added]) })
  return [...known, ...added]
}
