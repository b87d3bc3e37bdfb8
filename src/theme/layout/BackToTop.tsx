import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useMessages } from '../state/messages.tsx'
import { Icon } from '../parts/Icon.tsx'
import { adoptStyle } from '../styles/adopt-style.ts'
import css from './BackToTop.css?inline'

adoptStyle(css)

/** The button shows once the page is scrolled this far, in pixels. */
const THRESHOLD = 300
/** What is left of the way after each frame of the fallback scroll (specification, section 9). */
const SMOOTH_SCROLL_FACTOR = 0.85

/** Appears while the reader scrolls up, not on the way down, at the bottom, or after a jump to a heading. */
export function BackToTop({ route }: { route: string }) {
  const { frame } = useMessages()
  const [shown, setShown] = useState(false)
  const cancel = useRef<() => void>(undefined)
  useEffect(() => {
    let last = window.scrollY
    let jumped = false
    const onScroll = () => {
      const top = window.scrollY
      // Heights are rounded, and places aren't.
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
    // The button is about to hide, and one that hides with the focus stops the browser's scrolling.
    event.currentTarget.blur()
    cancel.current = scrollToTop()
  }
  return (
    <button type="button" className="back-to-top" aria-label={frame.backToTop} hidden={!shown} onClick={onClick}>
      <Icon name="up" />
    </button>
  )
}

/** Lets the browser do it where the page scrolls smoothly; else moves a part of the way each frame. Returns how to stop. */
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
