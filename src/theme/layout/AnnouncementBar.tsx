import type { AtOnce } from '../at-once.ts'
import { useAnnouncement } from '../state/announcement.ts'
import { useMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import styles from './AnnouncementBar.module.css'
import { Icon } from '../parts/Icon.tsx'
import { SiteLink } from './SiteLink.tsx'

/** The bar is in every page's HTML; the boot script hides it before the first paint if the reader has dismissed it. */
export function AnnouncementBar() {
  const { announcement } = useSite()
  const { frame } = useMessages()
  useAnnouncement(announcement?.id)
  if (!announcement) return null
  return (
    <aside className={styles.bar} aria-label={frame.announcement}>
      <p className={styles.content}>
        {announcement.content.map((part, index) => (typeof part === 'string' ? part : <SiteLink key={index} {...part} />))}
      </p>
      {announcement.closeable && (
        <button type="button" className={styles.close} aria-label={frame.close} data-does={'dismiss-announcement' satisfies AtOnce}>
          <Icon name="close" size={18} />
        </button>
      )}
    </aside>
  )
}
