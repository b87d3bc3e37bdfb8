import type { ReactNode } from 'react'
import { useMessages } from '../state/messages.tsx'
import styles from './Dropdown.module.css'
import { Icon } from './Icon.tsx'

interface DropdownProps {
  label: string
  name?: string
  /** A pointer over it shows the menu, too. */
  opensOnHover?: boolean
  children: ReactNode
}

/**
 * A menu of links and buttons under a button. Opens on click, Enter and Space; closes on a click or focus outside and on Escape;
 * arrow keys move between its items. The button is a `<details>`, the menu is shown by styles, and the boot script does the rest.
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
