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

/** What can be written next, below the place where it goes. */
export function SuggestionList({ id, field, suggestions: { from, options }, active, onAccept }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = list
    // Above everything: what is around the field clips what goes beyond.
    current!.showPopover()
    const place = () => {
      const { left, bottom } = placeOf(field.current!, from)
      const end = field.current!.getBoundingClientRect().right
      current!.style.setProperty('top', `${bottom}px`)
      current!.style.setProperty('left', `${Math.max(8, Math.min(left, end - current!.offsetWidth))}px`)
    }
    place()
    addEventListener('scroll', place, true)
    return () => removeEventListener('scroll', place, true)
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
          // The field keeps the focus.
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

/** Where a letter of a field is on the screen: the mirror behind it has the same text in the same place. */
function placeOf(field: HTMLTextAreaElement, index: number): { left: number; bottom: number } {
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
