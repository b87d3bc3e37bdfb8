import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * How long a collapsible of a given height takes to open or close, in milliseconds (specification, section 4).
 * Longer for taller content, but less than proportionally; 0 under reduced motion.
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion || height <= 0) return 0
  const constant = height / 36
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10)
}

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * Opens and closes a `<details>` with its content's height animated; the first state isn't.
 * The element stays open while it closes, so that its content can be seen going.
 */
export function useAnimatedDetails(
  open: boolean,
  details: RefObject<HTMLDetailsElement | null>,
  content: RefObject<HTMLElement | null>,
): void {
  const shown = useRef<boolean>(undefined)
  useIsomorphicLayoutEffect(() => {
    const box = details.current
    const inner = content.current
    if (!box) return
    if (shown.current === undefined) {
      // Not `open`: before React was there the reader may have toggled it.
      shown.current = box.open
      return
    }
    if (shown.current === open) return
    shown.current = open
    if (!inner) {
      box.open = open
      return
    }
    box.open = true
    const height = inner.scrollHeight
    const duration = collapseDuration(height, window.matchMedia('(prefers-reduced-motion: reduce)').matches)
    if (duration === 0) {
      box.open = open
      return
    }
    const heights = open ? [0, height] : [height, 0]
    const animation = inner.animate(
      heights.map((value) => ({ height: `${value}px`, overflow: 'hidden' })),
      { duration, easing: 'ease-in-out' },
    )
    animation.onfinish = () => {
      box.open = open
    }
    return () => animation.cancel()
  }, [open, details, content])
}
