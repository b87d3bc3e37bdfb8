import { useSyncExternalStore } from 'react'

/** Returns the current URL's path, decoded; `undefined` on the server. */
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
