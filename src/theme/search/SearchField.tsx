import { useEffect, useRef, useState } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { useMessages } from '../state/messages.tsx'
import { MAX_QUERY } from './address.ts'
import styles from './ResultsPage.module.css'

/** Debounce delay in milliseconds. */
const PAUSE = 300

/** Input of the search page. Text becomes the query after a pause, or on Enter. */
export function SearchField({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  const { search, searchPage } = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef(0)
  /** Text that isn't committed yet. */
  const [draft, setDraft] = useState<string>()

  const commit = (text: string) => {
    clearTimeout(timer.current)
    setDraft(undefined)
    onChange(text)
  }
  const write = (text: string) => {
    clearTimeout(timer.current)
    setDraft(text)
    timer.current = window.setTimeout(() => commit(text), PAUSE)
  }

  useEffect(() => {
    // Text entered before hydration.
    const written = input.current!.value
    if (written !== '' && new URLSearchParams(location.search).get('q') === null) onChange(written)
    return () => clearTimeout(timer.current)
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, after hydration
  }, [])

  return (
    <form
      className={styles.form}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        commit(draft ?? query)
      }}
    >
      <button type="submit" className={styles.submit} aria-label={search.title}>
        <Icon name="search" />
      </button>
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="q"
        value={draft ?? query}
        placeholder={searchPage.placeholder}
        aria-label={search.title}
        autoComplete="off"
        maxLength={MAX_QUERY}
        dir="auto"
        autoFocus
        onChange={(event) => write(event.target.value)}
      />
      {(draft ?? query) !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={search.clear}
          title={search.clear}
          onClick={() => {
            commit('')
            input.current?.focus()
          }}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </form>
  )
}
