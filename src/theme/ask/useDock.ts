import { useEffect, useLayoutEffect, useSyncExternalStore, type RefObject } from 'react'

/** From here on the page has room enough beside the panel. */
const WIDE = '(min-width: 1200px)'

/**
 * Whether the window stands beside the page, where it leaves the page as it is; where there is no room it is a sheet over the
 * page. Keeps an open one in the right of the two.
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

/** Opens the window, if it isn't. */
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

/** The navigation bar moves: an announcement above it scrolls away or is closed, and it may hide. */
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
