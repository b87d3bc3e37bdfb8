import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useMessages } from '../state/messages.tsx'
import styles from './Dropdown.module.css'
import { Icon } from './Icon.tsx'
import { useClosing } from './useClosing.ts'

/**
 * A menu of links and buttons under a button. Opens on click, Enter, Space and hover; closes on a click or focus outside and on Escape;
 * arrow keys move between its items. Works without script, because it is a `<details>`.
 */
export function Dropdown({ label, name, children }: { label: string; name?: string; children: ReactNode }) {
  const { frame } = useMessages()
  const box = useRef<HTMLDetailsElement>(null)
  useClosing(box)

  const onKeyDown = (event: KeyboardEvent) => {
    const details = box.current
    if (!details) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    details.open = true
    const items = [...details.querySelectorAll<HTMLElement>('a, button')]
    const index = items.indexOf(document.activeElement as HTMLElement)
    const from = index === -1 && step < 0 ? items.length : index
    items[(from + step + items.length) % items.length]?.focus()
  }

  return (
    <details ref={box} className={styles.dropdown} onKeyDown={onKeyDown}>
      <summary aria-label={name && frame.menu(name, label)}>
        {label}
        <span className={styles.caret}>
          <Icon name="chevron" size={14} />
        </span>
      </summary>
      <ul>{children}</ul>
    </details>
  )
}
