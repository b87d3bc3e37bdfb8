import type { TocEntry } from '../../compile/page.ts'
import { useMessages } from '../state/messages.tsx'
import styles from './Toc.module.css'
import { useActiveHeading } from './useActiveHeading.ts'

/** Headings of the page; the one being read is marked. */
export function Toc({ entries }: { entries: TocEntry[] }) {
  const active = useActiveHeading(entries)
  const { page } = useMessages()
  return (
    <nav className={styles.toc} aria-label={page.toc}>
      <p className={styles.heading}>{page.toc}</p>
      <Entries entries={entries} active={active} />
    </nav>
  )
}

/** The same list, folded under a button, where there is no room beside the page. */
export function MobileToc({ entries }: { entries: TocEntry[] }) {
  const { page } = useMessages()
  return (
    <details className={styles.mobile}>
      <summary>{page.toc}</summary>
      <Entries entries={entries} />
    </details>
  )
}

function Entries({ entries, active }: { entries: TocEntry[]; active?: string | undefined }) {
  const top = Math.min(...entries.map((entry) => entry.depth))
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id} data-depth={entry.depth - top}>
          <a href={`#${entry.id}`} aria-current={entry.id === active ? 'true' : undefined}>
            {entry.text}
          </a>
        </li>
      ))}
    </ul>
  )
}
