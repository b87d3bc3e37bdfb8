import type { TagView } from '../../site/view.ts'
import { useMessages } from '../state/messages.tsx'
import { useHref } from '../state/site.tsx'
import styles from './ListPage.module.css'

export default function TagPage({ view }: { view: TagView }) {
  const href = useHref()
  const { tags } = useMessages()
  return (
    <div className={styles.page}>
      <h1>{view.title}</h1>
      <p>
        <a className={styles.back} href={href('/tags')}>
          {tags.viewAll}
        </a>
      </p>
      <ul className={styles.results}>
        {view.pages.map((page) => (
          <li key={page.href}>
            <h2>
              <a href={href(page.href)}>{page.title}</a>
            </h2>
            {page.description && <p>{page.description}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
