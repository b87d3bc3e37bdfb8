const standIns = new WeakMap<HTMLElement, number>()

/**
 * Hides an element that something else replaces. Calls nest: the element reappears after the last replacement is gone.
 * @returns a cleanup function
 */
export function standInFor(element: HTMLElement): () => void {
  const change = (by: number) => {
    const count = (standIns.get(element) ?? 0) + by
    standIns.set(element, count)
    element.toggleAttribute('hidden', count > 0)
  }
  change(1)
  return () => change(-1)
}
