import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { useMessages } from '../state/messages.tsx'
import styles from './Dropdown.module.css'
import { Icon } from './Icon.tsx'
import { useClosing } from './useClosing.ts'

interface DropdownProps {
  label: string
  name?: string
  /** A pointer over it shows the menu, too. */
  opensOnHover?: boolean
  children: ReactNode
}

/**
 * A menu of links and buttons under a button. Opens on click, Enter and Space; closes on a click or focus outside and on Escape;
 * arrow keys move between its items. Works without script: the button is a `<details>`, and the menu is shown by styles.
 */
export function Dropdown({ label, name, opensOnHover, children }: DropdownProps) {
  const { frame } = useMessages()
  const menu = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDetailsElement>(null)
  useClosing(box, menu)

  // A pointer that stays over a menu that was closed doesn't show it.
  const dismiss = () => menu.current!.toggleAttribute('data-dismissed', true)
  const forget = () => menu.current!.removeAttribute('data-dismissed')
  useEffect(() => {
    const onKey = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && dismiss()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    box.current!.open = true
    const items = [...menu.current!.querySelectorAll<HTMLElement>('a, li button')]
    const index = items.indexOf(document.activeElement as HTMLElement)
    const from = index === -1 && step < 0 ? items.length : index
    items[(from + step + items.length) % items.length]?.focus()
  }

  const onClick = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('a')) return
    box.current!.open = false
    dismiss()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- hears of its links, which keys reach too
    <div
      ref={menu}
      className={styles.dropdown}
      data-hover={opensOnHover}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onPointerEnter={forget}
      onPointerLeave={forget}
    >
      <details ref={box} onToggle={({ newState }) => newState === 'closed' && dismiss()}>
        <summary aria-label={name && frame.menu(name, label)}>
          {label}
          <span className={styles.caret}>
            <Icon name="chevron" size={14} />
          </span>
        </summary>
      </details>
      <ul>{children}</ul>
    </div>
  )
}
