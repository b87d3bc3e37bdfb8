import type { ContentsView } from '../../site/view.ts'
import { useHref } from '../state/site.tsx'
import styles from './ListPage.module.css'

/** Lists the first entries of the sidebars; the home page of sites without a root document. */
export default function ContentsPage({ view }: { view: ContentsView }) {
  const href = useHref()
  return (
    <div className={styles.page}>
      <h1>{view.title}</h1>
      <ul className={styles.results}>
        {view.entries.map((entry) => (
          <li key={entry.href}>
            <h2>
              <a href={href(entry.href)}>{entry.label}</a>
            </h2>
          </li>
        ))}
      </ul>
    </div>
  )
}
