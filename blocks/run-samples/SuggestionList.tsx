import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Option } from './option.ts'
import type { Suggestions } from './suggestions.ts'

interface SuggestionListProps {
  id: string
  field: RefObject<HTMLTextAreaElement | null>
  suggestions: Suggestions
  active: number
  onAccept: (option: Option) => void
}

/** Distance between the list and the edge of the viewport in pixels. */
const MARGIN = 8

/** Renders suggestions below the text to replace, or above it if there is more room. */
export function SuggestionList({ id, field, suggestions: { from, options }, active, onAccept }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = list
    // The top layer avoids clipping by ancestors.
    current!.showPopover()
    const place = () => {
      const { left, top, bottom } = placeOf(field.current!, from)
      const end = field.current!.getBoundingClientRect().right
      // On-screen keyboards reduce the visual viewport.
      const { offsetTop: start, height } = visualViewport!
      const [above, below] = [top - start - MARGIN, start + height - bottom - MARGIN]
      current!.style.removeProperty('max-height')
      const isAbove = current!.offsetHeight > below && above > below
      const room = Math.min(current!.offsetHeight, isAbove ? above : below)
      current!.style.setProperty('max-height', `${room}px`)
      current!.style.setProperty('top', `${isAbove ? top - room - MARGIN / 2 : bottom}px`)
      current!.style.setProperty('left', `${Math.max(MARGIN, Math.min(left, end - current!.offsetWidth))}px`)
    }
    place()
    addEventListener('scroll', place, true)
    visualViewport!.addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, true)
      visualViewport!.removeEventListener('resize', place)
    }
  }, [field, from, options])
  useLayoutEffect(() => {
    list.current!.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div ref={list} id={`${id}-list`} className="run-options" popover="manual" role="listbox" aria-label="What fits here">
      {options.map((option, index) => (
        <button
          key={option.text}
          id={`${id}-${index}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Keeps focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onAccept(option)}
        >
          <code>{option.text}</code>
          <small>{option.detail}</small>
        </button>
      ))}
    </div>
  )
}

/** Returns the position of a character on screen, measured in the mirror, which has the same layout. */
function placeOf(field: HTMLTextAreaElement, index: number): Pick<DOMRect, 'left' | 'top' | 'bottom'> {
  const mirror = field.previousElementSibling!
  const range = document.createRange()
  let rest = index
  const walker = document.createTreeWalker(mirror, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (rest > node.length) {
      rest -= node.length
      continue
    }
    range.setStart(node, rest)
    range.collapse(true)
    const [box] = range.getClientRects()
    if (!box && rest === node.length) {
      rest = 0
      continue
    }
    return box ?? field.getBoundingClientRect()
  }
  return field.getBoundingClientRect()
}
