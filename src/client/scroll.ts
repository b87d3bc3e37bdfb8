/** Length of the keys that name entries of the browser's history (specification, section 9). */
export const KEY_LENGTH = 6

/** A random base-36 key. */
export function createKey(): string {
  return Math.random()
    .toString(36)
    .slice(2, 2 + KEY_LENGTH)
    .padEnd(KEY_LENGTH, '0')
}

const STORE = 'scroll-positions'

/** Remembers how far each entry of the history was scrolled, for going back and forward. */
export class ScrollPositions {
  #positions: Record<string, number> = {}

  constructor() {
    // Also on coming back to a page that the browser kept as it was.
    addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
    history.scrollRestoration = 'manual'
    try {
      this.#positions = readPositions(sessionStorage.getItem(STORE))
    } catch {
      // Without storage, positions last as long as the page.
    }
    addEventListener('pagehide', () => {
      try {
        sessionStorage.setItem(STORE, JSON.stringify(this.#positions))
      } catch {
        // Full or off: nothing to do about it.
      }
      history.scrollRestoration = 'auto'
    })
  }

  /** Keeps how far the page is scrolled now, for an entry of the history. */
  save(key: string): void {
    this.#positions[key] = scrollY
  }

  /** How far the page was scrolled, in CSS pixels; `undefined` for an entry that nothing was kept for. */
  get(key: string): number | undefined {
    return this.#positions[key]
  }
}

/**
 * Leaves out what is no position: others can write there, too.
 * @throws SyntaxError when it isn't JSON
 */
function readPositions(stored: string | null): Record<string, number> {
  const positions: unknown = JSON.parse(stored ?? '{}')
  if (typeof positions !== 'object' || positions === null) return {}
  return Object.fromEntries(Object.entries(positions).filter(([, position]) => typeof position === 'number'))
}

/** Goes to the heading that a hash names; where there is none, nothing happens. */
export function scrollToHash(hash: string): void {
  let id = hash.slice(1)
  try {
    id = decodeURIComponent(id)
  } catch {
    // A hash needn't be valid; it is then taken as it stands.
  }
  document.getElementById(id)?.scrollIntoView()
}
