import { useEffect, type RefObject } from 'react'

/**
 * Closes a `<details>` that lies on the page: on Escape, and when the reader presses, or goes on with the keyboard, outside of it.
 * @param around what else belongs to it
 */
export function useClosing(box: RefObject<HTMLDetailsElement | null>, around: RefObject<HTMLElement | null> = box): void {
  useEffect(() => {
    const details = box.current!
    const inside = around.current!
    const closeOutside = (event: Event) => {
      if (details.open && !inside.contains(event.target as Node)) details.open = false
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      event.stopPropagation()
      details.open = false
      details.querySelector('summary')?.focus()
    }
    const events = ['mousedown', 'touchstart', 'focusin'] as const
    for (const type of events) document.addEventListener(type, closeOutside)
    inside.addEventListener('keydown', closeOnEscape)
    return () => {
      for (const type of events) document.removeEventListener(type, closeOutside)
      inside.removeEventListener('keydown', closeOnEscape)
    }
  }, [box, around])
}
