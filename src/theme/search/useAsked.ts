import { useMemo, useSyncExternalStore } from 'react'
import { readAsked, writeAsked, type Asked } from './address.ts'

/** What the address asks for, and how to change it without a new entry in the history. */
export function useAsked(): [Asked, (change: Partial<Asked>) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
  const asked = useMemo(() => readAsked(search), [search])
  return [asked, changeAddress]
}

function changeAddress(change: Partial<Asked>): void {
  const url = new URL(location.href)
  writeAsked(url, { ...readAsked(url.search), ...change })
  if (url.href === location.href) return
  history.replaceState(history.state, '', url)
  dispatchEvent(new Event('locationchange'))
}

function subscribe(onChange: () => void): () => void {
  addEventListener('locationchange', onChange)
  return () => removeEventListener('locationchange', onChange)
}
