import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { cellAfter, type PopupRows } from './popup-keys.ts'

export const POPUP_ID = 'search-popup'

/** Attributes of the input while there is a popup; `STATES` are set depending on it. */
const ROLE = { role: 'combobox', 'aria-autocomplete': 'list', dir: 'auto' }
const STATES = ['aria-haspopup', 'aria-expanded', 'aria-controls', 'aria-activedescendant']

interface ComboboxOptions {
  field: RefObject<HTMLInputElement | null>
  popup: 'listbox' | 'grid'
  rows: PopupRows
  /** Identifies the rows' origin; a new one resets the selection. */
  subject: string
  /** Whether the first row is selected by default. */
  selectsFirst?: boolean
  /** Handles Enter while nothing is selected; returns whether it did. */
  onEnter: (event: KeyboardEvent) => boolean
}

/**
 * Makes the dialog's input a combobox: it keeps focus while arrow keys move through the popup. The dialog owns the input, so this adds the
 * ARIA attributes and listeners, and removes them on unmount.
 */
export function useCombobox({ field, popup, rows, subject, selectsFirst = false, onEnter }: ComboboxOptions) {
  const [chosen, setChosen] = useState<{ subject: string; id: string }>()
  const isChosen = chosen?.subject === subject && rows.some((cells) => cells.includes(chosen.id))
  const active = isChosen ? chosen.id : selectsFirst ? rows[0]?.[0] : undefined
  const choose = (id: string) => setChosen({ subject, id })
  const hasRows = rows.length > 0

  useLayoutEffect(() => {
    const input = field.current!
    for (const [name, value] of Object.entries(ROLE)) input.setAttribute(name, value)
    return () => {
      for (const name of [...Object.keys(ROLE), ...STATES]) input.removeAttribute(name)
    }
  }, [field])

  useLayoutEffect(() => {
    const states = {
      'aria-haspopup': popup,
      'aria-expanded': String(hasRows),
      'aria-controls': hasRows ? POPUP_ID : undefined,
      'aria-activedescendant': active,
    }
    const input = field.current!
    for (const [name, value] of Object.entries(states)) {
      if (value === undefined) input.removeAttribute(name)
      else input.setAttribute(name, value)
    }
  }, [field, popup, hasRows, active])

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const input = field.current!
    const isInPopup = document.getElementById(POPUP_ID)?.contains(event.target as Node) ?? false
    // Input method editors use these keys during composition.
    if (event.isComposing || event.altKey || (event.target !== input && !isInPopup)) return
    if (event.key === 'Enter') {
      // Focused links and buttons handle Enter themselves.
      if (!isInPopup && ((active !== undefined && press(active, event)) || onEnter(event))) event.preventDefault()
      return
    }
    if (event.shiftKey || event.ctrlKey || event.metaKey) return
    const next = cellAfter(rows, active, document.dir === 'rtl' ? mirrored(event.key) : event.key)
    if (next === undefined) return
    event.preventDefault()
    choose(next)
    input.focus()
    document.getElementById(next)?.scrollIntoView({ block: 'nearest' })
  })

  useEffect(() => {
    const dialog = field.current!.closest('dialog')!
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    dialog.addEventListener('keydown', listener)
    return () => dialog.removeEventListener('keydown', listener)
  }, [field])

  return { active, choose }
}

/** Swaps the left and right keys for right-to-left languages. */
function mirrored(key: string): string {
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key
}

/** Clicks the link or button in a cell, passing on modifier keys that open a new tab. Returns whether there was one. */
export function press(id: string, { ctrlKey = false, metaKey = false }: { ctrlKey?: boolean; metaKey?: boolean } = {}): boolean {
  const cell = document.getElementById(id)
  const target = cell?.matches('a') ? cell : cell?.querySelector('a, button')
  target?.dispatchEvent(new MouseEvent('click', { ctrlKey, metaKey, bubbles: true, cancelable: true }))
  return target !== null && target !== undefined
}
