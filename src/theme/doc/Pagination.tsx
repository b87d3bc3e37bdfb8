import type { PageLink } from '../../site/navigation.ts'
import { Icon } from '../parts/Icon.tsx'
import { useMessages } from '../state/messages.tsx'
import { useHref } from '../state/site.tsx'
import styles from './Pagination.module.css'

export function Pagination({ previous, next }: { previous?: PageLink | undefined; next?: PageLink | undefined }) {
  const href = useHref()
  const { page } = useMessages()
  if (!previous && !next) return null
  return (
    <nav className={styles.pagination} aria-label={page.pagination}>
      {previous && (
        <a className={styles.link} href={href(previous.href)} rel="prev">
          <span className={styles.direction}>
            <Icon name="left" size={16} /> {page.previous}
          </span>
          <span className={styles.label}>{previous.label}</span>
        </a>
      )}
      {next && (
        <a className={`${styles.link} ${styles.next}`} href={href(next.href)} rel="next">
          <span className={styles.direction}>
            {page.next} <Icon name="right" size={16} />
          </span>
          <span className={styles.label}>{next.label}</span>
        </a>
      )}
    </nav>
  )
}
