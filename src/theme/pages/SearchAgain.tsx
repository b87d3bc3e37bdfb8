import { useEffect, useRef } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { useMessages } from '../state/messages.tsx'
import { useHref } from '../state/site.tsx'
import { wordsOfPath } from './nearest-pages.ts'
import styles from './NotFoundPage.module.css'

/** Search form, filled with words from the missing page's path. */
export function SearchAgain({ path }: { path: string | undefined }) {
  const { notFound } = useMessages()
  const href = useHref()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Don't overwrite what the reader has typed.
    if (path !== undefined && field.current?.value === '') field.current.value = wordsOfPath(path)
  }, [path])
  return (
    <form action={href('/search')} role="search" className={styles.search}>
      <input ref={field} type="search" name="q" aria-label={notFound.search} placeholder={notFound.search} autoComplete="off" dir="auto" />
      <button type="submit" aria-label={notFound.search}>
        <Icon name="search" />
      </button>
    </form>
  )
}
