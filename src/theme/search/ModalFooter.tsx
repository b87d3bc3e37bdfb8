import type { ReactNode } from 'react'
import { useMessages } from '../state/messages.tsx'
import styles from './SearchModal.module.css'

/** The keys of the dialog, and where to go on from it. */
export function ModalFooter({ children }: { children?: ReactNode }) {
  const { search } = useMessages()
  return (
    <div className={styles.footer}>
      {children}
      <ul className={styles.keys}>
        <li>
          <kbd aria-label={search.keys.enter}>↵</kbd> {search.keys.select}
        </li>
        <li>
          <kbd aria-label={search.keys.up}>↑</kbd> <kbd aria-label={search.keys.down}>↓</kbd> {search.keys.navigate}
        </li>
        <li>
          <kbd aria-label={search.keys.escape}>{search.keys.escapeKey}</kbd> {search.keys.close}
        </li>
      </ul>
    </div>
  )
}
