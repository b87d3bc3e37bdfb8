import { useHref } from '../state/site.tsx'
import styles from './ListPage.module.css'

interface Entry {
  href: string
  title: string
  description?: string | undefined
}

/** Lists pages with their descriptions. */
export function EntryList({ entries }: { entries: Entry[] }) {
  const href = useHref()
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.href}>
          <a href={href(entry.href)}>{entry.title}</a>
          {entry.description && <p>{entry.description}</p>}
        </li>
      ))}
    </ul>
  )
}
