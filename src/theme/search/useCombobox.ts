import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { cellAfter, type PopupRows } from './popup-keys.ts'

export const POPUP_ID = 'search-popup'

/** What the input is, as long as there is a popup, and what else is said of it then. */
const ROLE = { role: 'combobox', 'aria-autocomplete': 'list', dir: 'auto' }
const STATES = ['aria-haspopup', 'aria-expanded', 'aria-controls', 'aria-activedescendant']

interface ComboboxOptions {
  field: RefObject<HTMLInputElement | null>
  popup: 'listbox' | 'grid'
  rows: PopupRows
  /** What the rows belong to: another one begins at the start again. */
  subject: string
  /** Whether the first row is chosen without being asked for. */
  selectsFirst?: boolean
  /** Enter, before anything is chosen; returns whether it did something. */
  onEnter: (event: KeyboardEvent) => boolean
}

/**
 * Makes the dialog's input a combobox: it keeps the focus while the arrow keys move through the popup. The input belongs to
 * the page and was there before this code, so its role and its keys are added to it here and taken away again.
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
    // A word that is being composed has these keys for itself.
    if (event.isComposing || event.altKey || (event.target !== input && !isInPopup)) return
    if (event.key === 'Enter') {
      // A link or button that has the focus does it itself.
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

/** The key at the other side: where a language begins at the right, left leads on. */
function mirrored(key: string): string {
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key
}

/** Clicks what is in a cell, with the keys that open a link in a tab of its own. */
export function press(id: string, { ctrlKey = false, metaKey = false }: { ctrlKey?: boolean; metaKey?: boolean } = {}): boolean {
  const cell = document.getElementById(id)
  const target = cell?.matches('a') ? cell : cell?.querySelector('a, button')
  target?.dispatchEvent(new MouseEvent('click', { ctrlKey, metaKey, bubbles: true, cancelable: true }))
  return target !== null && target !== undefined
}
