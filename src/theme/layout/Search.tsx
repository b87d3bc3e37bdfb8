import { useEffect, useRef } from 'react'
import { useHref } from '../state/site.tsx'
import { Icon } from './Icon.tsx'
import styles from './Search.module.css'

const DIALOG_ID = 'search-dialog'

/** Opens the search dialog; the browser does it without script. */
export function SearchButton() {
  return (
    <button type="button" className={styles.button} command="show-modal" commandfor={DIALOG_ID} aria-keyshortcuts="Control+K Meta+K /">
      <Icon name="search" size={18} />
      <span className={styles.label}>Search docs</span>
      {/* `aria-keyshortcuts` says it to those who can't see it. */}
      <kbd className={styles.keys} aria-hidden="true">
        Ctrl K
      </kbd>
    </button>
  )
}

/** Search box in a dialog: Ctrl/Cmd+K toggles it, "/" opens it outside input fields, Escape closes it. */
export function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const href = useHref()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const box = dialog.current
      if (!box) return
      if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)) {
        event.preventDefault()
        if (box.open) box.close()
        else box.showModal()
      } else if (event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey && !isEditing(event.target) && !box.open) {
        event.preventDefault()
        box.showModal()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <dialog ref={dialog} id={DIALOG_ID} className={styles.dialog} aria-label="Search" closedby="any">
      <form action={href('/search')} role="search" className={styles.form} onSubmit={() => dialog.current?.close()}>
        <button type="submit" className={styles.submit} aria-label="Search">
          <Icon name="search" />
        </button>
        <input
          type="search"
          name="q"
          placeholder="Search docs"
          aria-label="Search docs"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          autoFocus
        />
      </form>
      <p className={styles.hint}>
        <kbd>↵</kbd> to search <kbd>esc</kbd> to close
      </p>
    </dialog>
  )
}

function isEditing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
}
