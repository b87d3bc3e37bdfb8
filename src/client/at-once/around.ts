/** Like `closest`, for any event target: returns `null` for the document and other targets that aren't elements. */
export function around<T extends HTMLElement = HTMLElement>(target: EventTarget | null, selector: string): T | null {
  return target instanceof Element ? target.closest<T>(selector) : null
}
