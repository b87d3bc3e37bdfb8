import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useMessages } from '../state/messages.tsx'
import { Icon } from '../parts/Icon.tsx'
import { adoptStyle } from '../styles/adopt-style.ts'
import css from './BackToTop.css?inline'

adoptStyle(css)

/** Scroll position in pixels from which the button can appear. */
const THRESHOLD = 300
/** Fraction of the distance that remains after each frame of the fallback scroll (specification, section 9). */
const SMOOTH_SCROLL_FACTOR = 0.85

/** Button that appears while the reader scrolls up; hidden on the way down, at the bottom, and after a jump to a heading. */
export function BackToTop({ route }: { route: string }) {
  const { frame } = useMessages()
  const [shown, setShown] = useState(false)
  const cancel = useRef<() => void>(undefined)
  useEffect(() => {
    let last = window.scrollY
    let jumped = false
    const onScroll = () => {
      const top = window.scrollY
      // Scroll positions are fractional, heights are rounded.
      const atBottom = top + window.innerHeight >= document.documentElement.scrollHeight - 1
      if (jumped) jumped = false
      else if (top > last) {
        setShown(false)
        cancel.current?.()
      } else if (top < THRESHOLD) setShown(false)
      else if (top < last && !atBottom) setShown(true)
      last = top
    }
    const onHash = () => {
      jumped = true
      setShown(false)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('hashchange', onHash)
    return () => {
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('hashchange', onHash)
      cancel.current?.()
    }
  }, [route])
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Hiding a focused button would interrupt the browser's scrolling.
    event.currentTarget.blur()
    cancel.current = scrollToTop()
  }
  return (
    <button type="button" className="back-to-top" aria-label={frame.backToTop} hidden={!shown} onClick={onClick}>
      <Icon name="up" />
    </button>
  )
}

/** Uses smooth scrolling if the page's styles enable it, and an animation otherwise. Returns a function that cancels the animation. */
function scrollToTop(): () => void {
  if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') {
    window.scrollTo({ top: 0 })
    return () => {}
  }
  let frame = 0
  const step = () => {
    const next = Math.floor(window.scrollY * SMOOTH_SCROLL_FACTOR)
    window.scrollTo({ top: next })
    if (next > 0) frame = requestAnimationFrame(step)
  }
  frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}
