import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Hides the navbar on the way down; shows it on the way up, at the top, and after a jump to a heading (specification, section 2.5). Does
 * nothing unless `enabled`.
 */
export function useHideableNavbar(enabled: boolean): { ref: RefObject<HTMLElement | null>; hidden: boolean } {
  const ref = useRef<HTMLElement>(null)
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    if (!enabled) return
    let last = window.scrollY
    let jumped = false
    const onScroll = () => {
      const height = ref.current?.offsetHeight ?? 0
      const top = window.scrollY
      const nearBottom = top + window.innerHeight + height >= document.documentElement.scrollHeight
      // Ignore the scroll event of a jump to a heading.
      if (jumped) jumped = false
      else if (top < height) setHidden(false)
      else if (top >= last) setHidden(true)
      else if (!nearBottom) setHidden(false)
      last = top
    }
    const onHash = () => {
      jumped = true
      setHidden(false)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('hashchange', onHash)
    return () => {
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('hashchange', onHash)
    }
  }, [enabled])
  return { ref, hidden }
}
