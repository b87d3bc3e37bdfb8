import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react'
import type { StoredNode } from '../../site/branches.ts'
import type { SearchModalProps } from '../search/SearchModal.tsx'
import { useMessages } from '../state/messages.tsx'
import { tellMissingCode } from '../state/missing-code.ts'
import { useSearchProvider } from '../state/search.tsx'
import { useHref } from '../state/site.tsx'
import { Icon } from '../parts/Icon.tsx'
import { SearchFailure } from './SearchFailure.tsx'
import styles from './Search.module.css'
import { SEARCH_DIALOG_ID } from './search-dialog-id.ts'

/**
 * Search dialog: Ctrl/Cmd+K toggles it, "/" opens it outside input fields, a letter or digit on its button opens it with that character,
 * Escape closes it. Its code loads on intent (hover, focus, click); until then, and without JavaScript, the form leads to the search page.
 */
export function SearchDialog({ route, sidebar }: { route: string; sidebar: StoredNode[] | undefined }) {
  const { search } = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [Modal, setModal] = useState<ComponentType<SearchModalProps>>()
  const [hasFailed, setFailed] = useState(false)
  const loadProvider = useSearchProvider()
  const href = useHref()

  const prepare = useCallback(() => {
    // The first search retries, and reports the error.
    loadProvider().then(
      (provider) => provider.prepare(),
      () => {},
    )
    import('../search/SearchModal.tsx').then(
      ({ SearchModal }) => {
        setFailed(false)
        setModal(() => SearchModal)
      },
      () => {
        tellMissingCode()
        setFailed(true)
      },
    )
  }, [loadProvider])

  useEffect(() => {
    const box = dialog.current!
    const open = () => {
      prepare()
      // Only one modal dialog may be open.
      for (const other of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) other.close()
      box.showModal()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event
      // `event.target` is retargeted to the host for editors in a shadow tree.
      const [target = null] = event.composedPath()
      const isCommand = event.metaKey || event.ctrlKey
      if (isCommand && key.toLowerCase() === 'k') {
        event.preventDefault()
        if (box.open) box.close()
        else open()
      } else if (box.open || isCommand || event.altKey) return
      else if (key === '/' && !isEditing(target)) {
        event.preventDefault()
        open()
      }
      // Opening moves focus before the browser inserts the character.
      else if (/^[\p{L}\p{N}]$/u.test(key) && isOpener(target)) open()
    }
    const onIntent = ({ target }: Event) => {
      if (isOpener(target)) prepare()
    }
    // The browser may have opened it before hydration.
    if (box.open) prepare()
    const listening = new AbortController()
    document.addEventListener('keydown', onKeyDown, listening)
    for (const intent of ['pointerover', 'focusin', 'click']) document.addEventListener(intent, onIntent, listening)
    return () => listening.abort()
  }, [prepare])

  return (
    <dialog ref={dialog} id={SEARCH_DIALOG_ID} className={styles.dialog} aria-label={search.title} closedby="any">
      <form action={href('/search')} role="search" className={styles.form} onSubmit={() => dialog.current?.close()}>
        <button type="submit" className={styles.submit} aria-label={search.title}>
          <Icon name="search" />
        </button>
        <input
          ref={field}
          // In a field of type `search`, the first Escape clears the field instead of closing the dialog.
          type="text"
          inputMode="search"
          name="q"
          placeholder={search.open}
          aria-label={search.open}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          autoFocus
          onInput={Modal ? undefined : prepare}
        />
      </form>
      {Modal ? <Modal dialog={dialog} field={field} route={route} sidebar={sidebar} /> : hasFailed && <SearchFailure onRetry={prepare} />}
    </dialog>
  )
}

function isOpener(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`[commandfor=${SEARCH_DIALOG_ID}]`) !== null
}

function isEditing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
}
