import { useMemo, useSyncExternalStore } from 'react'
import { readSearchInput, writeSearchInput, type SearchInput } from './address.ts'

/** Returns the search in the current URL, and a function that changes it without adding a history entry. */
export function useSearchInput(): [SearchInput, (change: Partial<SearchInput>) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
  const asked = useMemo(() => readSearchInput(search), [search])
  return [asked, changeAddress]
}

function changeAddress(change: Partial<SearchInput>): void {
  const url = new URL(location.href)
  writeSearchInput(url, { ...readSearchInput(url.search), ...change })
  if (url.href === location.href) return
  history.replaceState(history.state, '', url)
  dispatchEvent(new Event('locationchange'))
}

function subscribe(onChange: () => void): () => void {
  addEventListener('locationchange', onChange)
  return () => removeEventListener('locationchange', onChange)
}
