/** The root element: its data attributes are the boot script's input, and styles depend on those that the script changes. */
export const root = document.documentElement

/** An alias, like `all`: the boot script is inlined into every page, so its size matters. */
export const on = addEventListener

export function all<T extends Element = HTMLElement>(selector: string): NodeListOf<T> {
  return document.querySelectorAll<T>(selector)
}

/** Query parameters of the page's URL. */
export function parameters(): URLSearchParams {
  return new URLSearchParams(location.search)
}
