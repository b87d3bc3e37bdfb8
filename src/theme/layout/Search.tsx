import { useMessages } from '../state/messages.tsx'
import { Icon } from '../parts/Icon.tsx'
import styles from './Search.module.css'
import { SEARCH_DIALOG_ID } from './search-dialog-id.ts'

/** Opens the search dialog; the browser does it without script. */
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
      {/* `aria-keyshortcuts` says it to those who can't see it. */}
      <kbd className={styles.keys} aria-hidden="true">
        {search.shortcut}
      </kbd>
    </button>
  )
}
