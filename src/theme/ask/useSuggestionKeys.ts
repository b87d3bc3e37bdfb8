import type { KeyboardEvent, RefObject } from 'react'

/** Marks buttons that ask a question. */
export const SUGGESTION = 'data-suggestion'

/** Arrow keys cycle through the field and the suggested questions, as in the search. */
export function useSuggestionKeys(field: RefObject<HTMLInputElement | null>) {
  return (event: KeyboardEvent): void => {
    const { key, nativeEvent, currentTarget, target } = event
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step === 0 || nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const offered = lastOffered(currentTarget)
    // The field comes first, which makes it the stop between the last and first suggestions.
    const places = [field.current!, ...offered]
    const place = places.indexOf(target as HTMLInputElement)
    if (place === -1 || offered.length === 0) return
    event.preventDefault()
    places.at((place + step) % places.length)!.focus()
  }
}

/** Returns the suggestions of the last turn, or the initial ones. */
function lastOffered(dialog: Element): HTMLElement[] {
  const all = [...dialog.querySelectorAll<HTMLElement>(`[${SUGGESTION}]`)]
  const turn = [...dialog.querySelectorAll('article')].at(-1)
  return turn ? all.filter((button) => turn.contains(button)) : all
}
