import type { ReactNode } from 'react'
import styles from './SearchModal.module.css'

/** The keys of the dialog, and where to go on from it. */
export function ModalFooter({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.footer}>
      {children}
      <ul className={styles.keys}>
        <li>
          <kbd aria-label="Enter">↵</kbd> to select
        </li>
        <li>
          <kbd aria-label="Arrow up">↑</kbd> <kbd aria-label="Arrow down">↓</kbd> to navigate
        </li>
        <li>
          <kbd aria-label="Escape">esc</kbd> to close
        </li>
      </ul>
    </div>
  )
}
