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
    history.scrollRestoration = 'manual'
    try {
      this.#positions = JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, number>
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

  save(key: string): void {
    this.#positions[key] = scrollY
  }

  get(key: string): number | undefined {
    return this.#positions[key]
  }
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
