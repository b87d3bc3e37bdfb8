import { useMessages } from '../state/messages.tsx'
import { Icon } from '../parts/Icon.tsx'
import styles from './Search.module.css'
import { SEARCH_DIALOG_ID } from './search-dialog-id.ts'

/** Opens the search dialog; works without JavaScript. */
export function SearchButton() {
  const { search } = useMessages()
  return (
    <button
      type="button"
      className={styles.button}
      command="show-modal"
      commandfor={SEARCH_DIALOG_ID}
      aria-keyshortcuts="Control+K Meta+K /"
    >
      <Icon name="search" size={18} />
      <span className={styles.label}>{search.open}</span>
      {/* Redundant for screen readers, which announce `aria-keyshortcuts`. */}
      <kbd className={styles.keys} aria-hidden="true">
        {search.shortcut}
      </kbd>
    </button>
  )
}
