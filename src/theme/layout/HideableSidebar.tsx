import type { ReactNode } from 'react'
import type { AtOnce } from '../at-once.ts'
import { useMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import styles from './HideableSidebar.module.css'
import { Icon } from '../parts/Icon.tsx'

/** Sidebar that readers can hide. The state resets when another sidebar replaces it. */
export function HideableSidebar({ panel, present, children }: { panel: ReactNode; present: boolean; children: ReactNode }) {
  const { sidebar } = useSite()
  const { navigation } = useMessages()
  const hideable = sidebar.hideable && present
  return (
    <div className={styles.columns} data-sidebar={present ? 'shown' : undefined} suppressHydrationWarning>
      <div className={hideable ? `${styles.column} ${styles.hideable}` : styles.column}>
        {panel}
        {hideable && (
          <button
            type="button"
            className={styles.button}
            data-does={'toggle-sidebar' satisfies AtOnce}
            aria-label={navigation.collapse}
            data-other={navigation.expand}
            aria-expanded
            suppressHydrationWarning
          >
            <Icon name="panel" size={18} />
            <span aria-hidden="true">{navigation.collapseShort}</span>
          </button>
        )}
      </div>
      {children}
    </div>
  )
}
