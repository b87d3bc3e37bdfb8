import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Returns the animation time for a collapsible of a given height in pixels, in milliseconds (specification, section 4). Grows less than
 * proportionally; 0 under reduced motion.
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion || height <= 0) return 0
  const constant = height / 36
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10)
}

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * Opens and closes a `<details>` by animating its content's height; the initial state isn't animated. Sets `open` to false only after the
 * closing animation, which keeps the content visible.
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
      // The reader may have toggled it before hydration, so `open` may be wrong.
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
