import type { KeyboardEvent, RefObject } from 'react'

/** Says that a button asks a question. */
export const SUGGESTION = 'data-suggestion'

/** Arrow keys lead from the field through the questions that are offered, and back to it, as in the search. */
export function useSuggestionKeys(field: RefObject<HTMLInputElement | null>) {
  return (event: KeyboardEvent): void => {
    const { key, nativeEvent, currentTarget, target } = event
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step === 0 || nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const offered = lastOffered(currentTarget)
    // The field is the place between the last and the first.
    const places = [field.current!, ...offered]
    const place = places.indexOf(target as HTMLInputElement)
    if (place === -1 || offered.length === 0) return
    event.preventDefault()
    places.at((place + step) % places.length)!.focus()
  }
}

/** Those of the last answer, or of the beginning. */
function lastOffered(dialog: Element): HTMLElement[] {
  const all = [...dialog.querySelectorAll<HTMLElement>(`[${SUGGESTION}]`)]
  const turn = [...dialog.querySelectorAll('article')].at(-1)
  return turn ? all.filter((button) => turn.contains(button)) : all
}
