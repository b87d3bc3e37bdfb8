import type { TocEntry } from '../../compile/page.ts'
import { Icon } from '../parts/Icon.tsx'
import { useMessages } from '../state/messages.tsx'
import { reveal, TocEntries } from './TocEntries.tsx'
import styles from './TocBar.module.css'

/** Table of contents for narrow screens: a bar with the current section and reading progress, which opens the list. */
export function TocBar({ entries, active }: { entries: TocEntry[]; active: string | undefined }) {
  const { page } = useMessages()
  const index = entries.findIndex(({ id }) => id === active)
  return (
    <div className={styles.bar} data-menu="">
      <details onToggle={({ currentTarget }) => reveal(currentTarget.lastElementChild!)}>
        <summary>
          <Icon name="chevron" size={16} />
          <span className={index < 0 ? undefined : 'sr-only'}>{page.toc}</span>
          <span>{entries[index]?.text}</span>
          <progress value={(index + 1) / entries.length} aria-hidden="true" />
        </summary>
        <TocEntries entries={entries} active={active} />
      </details>
    </div>
  )
}
