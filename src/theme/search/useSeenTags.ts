import { useState } from 'react'
import type { PageHit } from '../../search/provider.ts'

const NONE: ReadonlySet<string> = new Set()

/** Returns all tags that a query's results had so far, independent of filters. */
export function useSeenTags(query: string, hits: PageHit[]): string[] {
  const [seen, setSeen] = useState({ query, tags: NONE })
  const known = seen.query === query ? seen.tags : NONE
  const added = hits.flatMap(({ tags }) => tags).filter((tag) => !known.has(tag))
  // Setting state during rendering is React's recommended way to adjust state to changed props.
  if (added.length > 0 || seen.query !== query) setSeen({ query, tags: new Set([...known, ...added]) })
  return [...known, ...added]
}
