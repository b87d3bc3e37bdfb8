import { useEffect, type RefObject } from 'react'

/** Closes a `<details>` that lies on the page: on Escape, and when the reader presses, or goes on with the keyboard, outside of it. */
export function useClosing(box: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = box.current!
    const closeOutside = (event: Event) => {
      if (details.open && !details.contains(event.target as Node)) details.open = false
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      event.stopPropagation()
      details.open = false
      details.querySelector('summary')?.focus()
    }
    const events = ['mousedown', 'touchstart', 'focusin'] as const
    for (const type of events) document.addEventListener(type, closeOutside)
    details.addEventListener('keydown', closeOnEscape)
    return () => {
      for (const type of events) document.removeEventListener(type, closeOutside)
      details.removeEventListener('keydown', closeOnEscape)
    }
  }, [box])
}
