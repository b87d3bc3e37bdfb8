/** Length of a history entry's key (specification, section 9). */
export const KEY_LENGTH = 6

/** Generates a random base-36 key. */
export function createKey(): string {
  return Math.random()
    .toString(36)
    .slice(2, 2 + KEY_LENGTH)
    .padEnd(KEY_LENGTH, '0')
}

const STORE = 'scroll-positions'

/** Stores the scroll position of each history entry, to restore it on back and forward. */
export class ScrollPositions {
  #positions: Record<string, number> = {}

  constructor() {
    // Also when the page is restored from the back/forward cache.
    addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
    history.scrollRestoration = 'manual'
    try {
      this.#positions = readPositions(sessionStorage.getItem(STORE))
    } catch {
      // Without storage, positions are kept until the page is unloaded.
    }
    addEventListener('pagehide', () => {
      try {
        sessionStorage.setItem(STORE, JSON.stringify(this.#positions))
      } catch {
        // Storage is full or blocked.
      }
      history.scrollRestoration = 'auto'
    })
  }

  /** Saves the current scroll position for a history entry. */
  save(key: string): void {
    this.#positions[key] = scrollY
  }

  /** The scroll position of a history entry in CSS pixels; `undefined` if none was saved. */
  get(key: string): number | undefined {
    return this.#positions[key]
  }
}

/**
 * Parses stored positions and drops invalid ones, since other scripts of the origin can write to the same storage.
 * @throws {SyntaxError} if it isn't JSON
 */
function readPositions(stored: string | null): Record<string, number> {
  const positions: unknown = JSON.parse(stored ?? '{}')
  if (typeof positions !== 'object' || positions === null) return {}
  return Object.fromEntries(Object.entries(positions).filter(([, position]) => typeof position === 'number'))
}

/** Scrolls to the element whose id is in a hash, and returns it if it exists. */
export function scrollToHash(hash: string): HTMLElement | null {
  let id = hash.slice(1)
  try {
    id = decodeURIComponent(id)
  } catch {
    // Invalid percent-encoding: use the hash as is.
  }
  const target = document.getElementById(id)
  target?.scrollIntoView()
  return target
}
