import { useEffect, useLayoutEffect, useSyncExternalStore, type RefObject } from 'react'

/** From this width, the panel fits next to the page. */
const WIDE = '(min-width: 1200px)'

/**
 * Returns whether the window is docked next to the page (non-modal) or a modal sheet over it. Reopens an open dialog in the right mode when
 * the width changes.
 */
export function useDock(dialog: RefObject<HTMLDialogElement | null>): boolean {
  const isDocked = useSyncExternalStore(followWidth, () => matchMedia(WIDE).matches)
  useLayoutEffect(() => {
    const box = dialog.current!
    if (!box.open || box.matches(':modal') !== isDocked) return
    box.close()
    show(box, isDocked)
  }, [dialog, isDocked])
  useEffect(() => (isDocked ? keepBelowBar(dialog.current!) : undefined), [dialog, isDocked])
  return isDocked
}

/** Opens the dialog unless it is open. */
export function show(box: HTMLDialogElement, isDocked: boolean): void {
  if (box.open) return
  if (isDocked) box.show()
  else box.showModal()
}

function followWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Keeps the panel below the navbar, which moves when an announcement above it scrolls away or is closed, or when it hides. */
function keepBelowBar(box: HTMLElement): () => void {
  const place = () => {
    const bar = document.querySelector('#app > header')?.getBoundingClientRect()
    box.style.setProperty('--top', `${Math.max(0, bar?.bottom ?? 0)}px`)
  }
  place()
  const listening = new AbortController()
  for (const event of ['scroll', 'resize', 'transitionend']) addEventListener(event, place, { passive: true, signal: listening.signal })
  const observer = new ResizeObserver(place)
  observer.observe(document.body)
  return () => {
    listening.abort()
    observer.disconnect()
  }
}
