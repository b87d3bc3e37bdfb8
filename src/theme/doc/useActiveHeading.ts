import { useEffect, useState } from 'react'
import type { TocEntry } from '../../compile/page.ts'
import { useSite } from '../state/site.tsx'

/**
 * Returns the ID of the current heading: the first one below the navbar if it is in the upper half of the window, otherwise the one before
 * it; at the end of the page, the last one.
 */
export function useActiveHeading(entries: TocEntry[]): string | undefined {
  const { navbar } = useSite()
  const [active, setActive] = useState<string>()
  useEffect(() => {
    let frame = 0
    const update = () => {
      frame = 0
      // A navbar that hides on scroll doesn't cover headings.
      const offset = navbar.hideOnScroll ? 0 : (document.querySelector('header')?.offsetHeight ?? 0)
      const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? [])
      setActive(activeHeading(headings, offset, window.innerHeight)?.id)
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(update)
    }
    schedule()
    window.addEventListener('scroll', schedule, { passive: true })
    window.addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
    }
  }, [entries, navbar.hideOnScroll])
  return active
}

function activeHeading(headings: HTMLElement[], offset: number, windowHeight: number): HTMLElement | undefined {
  const index = headings.findIndex((heading) => heading.getBoundingClientRect().top >= offset)
  if (index === -1) return headings.at(-1)
  const isInUpperHalf = headings[index]!.getBoundingClientRect().top < windowHeight / 2
  return isInUpperHalf ? headings[index] : headings[index - 1]
}
