/** The nearest element of a kind that something happened in. The document itself is in none. */
export function around<T extends HTMLElement = HTMLElement>(target: EventTarget | null, selector: string): T | null {
  return target instanceof Element ? target.closest<T>(selector) : null
}
