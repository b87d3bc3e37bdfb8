import type { TagListView } from '../../site/view.ts'
import { useMessages } from '../state/messages.tsx'
import { useHref } from '../state/site.tsx'
import { ListPage } from './ListPage.tsx'
import styles from './ListPage.module.css'

/** Lists all tags by first letter, with page counts. */
export default function TagListPage({ view }: { view: TagListView }) {
  const href = useHref()
  const { format } = useMessages()
  return (
    <ListPage title={view.title}>
      {view.groups.map((group) => (
        <section key={group.letter} className={styles.group}>
          <h2>{group.letter}</h2>
          <ul className={styles.tags}>
            {group.tags.map((tag) => (
              <li key={tag.href}>
                <a href={href(tag.href)}>
                  {tag.label} <span className={styles.count}>{format.number(tag.count)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ListPage>
  )
}
