import type { ReactNode } from 'react'
import { Sentence, useMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import styles from './SearchModal.module.css'

/** Footer of the search dialog: keyboard shortcuts, links, and the search provider. */
export function ModalFooter({ children }: { children?: ReactNode }) {
  const { search } = useMessages()
  const { provider } = useSite().search
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
      <p className={styles.by}>
        <Sentence parts={search.by(provider === 'algolia' ? <Algolia /> : search.bySite)} />
      </p>
    </div>
  )
}

function Algolia() {
  return (
    <a href="https://www.algolia.com" target="_blank" rel="noopener noreferrer">
      Algolia
    </a>
  )
}
