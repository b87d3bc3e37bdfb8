const standIns = new WeakMap<HTMLElement, number>()

/**
 * Hides an element while something else stands in its place. Several may at once: the element is shown again when the last has gone.
 * @returns ends it
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
