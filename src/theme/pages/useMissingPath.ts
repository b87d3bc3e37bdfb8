import { useSyncExternalStore } from 'react'

/** The path of the address that the reader is at, decoded; `undefined` on the server. */
export function useMissingPath(): string | undefined {
  return useSyncExternalStore(subscribe, currentPath, () => undefined)
}

function subscribe(onChange: () => void): () => void {
  addEventListener('locationchange', onChange)
  return () => removeEventListener('locationchange', onChange)
}

function currentPath(): string {
  try {
    return decodeURIComponent(location.pathname)
  } catch {
    return location.pathname
  }
}
