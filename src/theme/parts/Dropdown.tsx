import type { ReactNode } from 'react'
import { useMessages } from '../state/messages.tsx'
import styles from './Dropdown.module.css'
import { Icon } from './Icon.tsx'

interface DropdownProps {
  label: string
  name?: string
  /** Also opens on hover. */
  opensOnHover?: boolean
  children: ReactNode
}

/**
 * A button with a menu of links and buttons. Opens on click, Enter, and Space; closes on Escape, and on a click or focus outside; arrow
 * keys move between items. The button is a `<details>`, CSS shows the menu, and the boot script adds the keyboard and outside-click
 * behavior.
 */
export function Dropdown({ label, name, opensOnHover, children }: DropdownProps) {
  const { frame } = useMessages()
  return (
    <div className={styles.dropdown} data-menu="" data-hover={opensOnHover} suppressHydrationWarning>
      <details suppressHydrationWarning>
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
