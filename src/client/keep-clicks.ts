import { around } from './at-once/around.ts'
import { ISLAND_BUTTON } from './island-button.ts'

/**
 * Queues clicks on buttons of an interactive block until its view is hydrated; otherwise, they would have no effect.
 * @returns a function that replays the queued clicks and lets later ones through
 */
export function keepClicks(element: HTMLElement): () => void {
  const kept: HTMLElement[] = []
  const keep = (event: MouseEvent) => {
    const button = around(event.target, ISLAND_BUTTON)
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    kept.push(button)
  }
  element.addEventListener('click', keep, true)
  return () => {
    element.removeEventListener('click', keep, true)
    // Dispatch each click in its own task, as real clicks are; otherwise, React wouldn't have rendered the first click's change
    // before the second.
    for (const button of kept) setTimeout(() => button.click())
  }
}
