/** Holds what the boot script is told, and what its answers change for styles to see. */
export const root = document.documentElement

/** Said once, like the next one: every page carries what listens and looks in the boot script. */
export const on = addEventListener

export function all<T extends Element = HTMLElement>(selector: string): NodeListOf<T> {
  return document.querySelectorAll<T>(selector)
}

/** What the page's address says behind its question mark. */
export function parameters(): URLSearchParams {
  return new URLSearchParams(location.search)
}
