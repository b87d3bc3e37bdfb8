import { around } from './at-once/around.ts'
import { ISLAND_BUTTON } from './island-button.ts'

/**
 * Keeps clicks on buttons of an interactive block until its view is awake: before that, nothing would come of them.
 * @returns lets them through: those that were kept, as if they were made now, and all that follow
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
    // Each in a task of its own, as a reader's are: React hasn't drawn what the first one changed when the second one comes.
    for (const button of kept) setTimeout(() => button.click())
  }
}
