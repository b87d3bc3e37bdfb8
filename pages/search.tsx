import { useEffect, useState } from 'react'
import { Icon } from '../src/theme/layout/Icon.tsx'
import { useHref } from '../src/theme/state/site.tsx'
import styles from './search.module.css'

/** Search results. The question is in the address (`q`), so that it can be shared and the back button works. */
export default function SearchPage() {
  const href = useHref()
  const [query, setQuery] = useState('')
  useEffect(() => {
    const read = () => setQuery(new URLSearchParams(location.search).get('q') ?? '')
    read()
    addEventListener('locationchange', read)
    return () => removeEventListener('locationchange', read)
  }, [])
  const change = (value: string) => {
    setQuery(value)
    const url = new URL(location.href)
    if (value) url.searchParams.set('q', value)
    else url.searchParams.delete('q')
    history.replaceState(history.state, '', url)
  }
  return (
    <div className={styles.page}>
      <h1>{query ? `Search results for "${query}"` : 'Search the documentation'}</h1>
      <form className={styles.form} role="search" onSubmit={(event) => event.preventDefault()}>
        <button type="submit" className={styles.submit} aria-label="Search">
          <Icon name="search" />
        </button>
        <input
          className={styles.input}
          type="search"
          name="q"
          value={query}
          placeholder="Type your search here"
          aria-label="Search"
          autoComplete="off"
          autoFocus
          onChange={(event) => change(event.target.value)}
        />
      </form>
      <noscript>
        <p className="prose">
          Searching takes JavaScript. Without it, <a href={href('/tags')}>the list of tags</a> leads to the pages of each topic.
        </p>
      </noscript>
    </div>
  )
}
