import { useMemo, useSyncExternalStore } from 'react'
import { createStorageSlot } from '../state/storage.ts'
import { forget, MAX_FAVORITES, MAX_RECENT, parseOpened, remember, type OpenedResult } from './history.ts'

const RECENT_KEY = 'search.recent'
const FAVORITES_KEY = 'search.favorites'

/** Search history: recent results and favorites, synchronized across tabs. */
export interface Opened {
  recent: OpenedResult[]
  favorites: OpenedResult[]
  add(result: OpenedResult): void
  /** Moves a recent result to the favorites. */
  save(result: OpenedResult): void
  removeRecent(result: OpenedResult): void
  removeFavorite(result: OpenedResult): void
}

/** Reads the search history from storage. */
export function useOpened(): Opened {
  const [recent, setRecent] = useStored(RECENT_KEY, MAX_RECENT)
  const [favorites, setFavorites] = useStored(FAVORITES_KEY, MAX_FAVORITES)
  return {
    recent,
    favorites,
    add: (result) => {
      if (!favorites.some(({ target }) => target === result.target)) setRecent(remember(recent, result, MAX_RECENT))
    },
    save: (result) => {
      setFavorites(remember(favorites, result, MAX_FAVORITES))
      setRecent(forget(recent, result))
    },
    removeRecent: (result) => setRecent(forget(recent, result)),
    removeFavorite: (result) => setFavorites(forget(favorites, result)),
  }
}

function useStored(key: string, max: number): [OpenedResult[], (list: OpenedResult[]) => void] {
  const slot = useMemo(() => createStorageSlot(key), [key])
  const text = useSyncExternalStore(slot.listen, slot.get)
  const list = useMemo(() => parseOpened(text).slice(0, max), [text, max])
  return [list, (next) => slot.set(JSON.stringify(next))]
}
