import type { TagView } from '../../site/view.ts'
import { Icon } from '../parts/Icon.tsx'
import { useMessages } from '../state/messages.tsx'
import { useHref } from '../state/site.tsx'
import { EntryList } from './EntryList.tsx'
import { ListPage } from './ListPage.tsx'
import styles from './ListPage.module.css'

export default function TagPage({ view }: { view: TagView }) {
  const href = useHref()
  const { tags } = useMessages()
  const back = (
    <a className={styles.back} href={href('/tags')}>
      <Icon name="left" size={16} />
      {tags.viewAll}
    </a>
  )
  return (
    <ListPage title={view.title} above={back}>
      <EntryList entries={view.pages} />
    </ListPage>
  )
}
