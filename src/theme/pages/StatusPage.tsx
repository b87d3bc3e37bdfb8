import type { StatusView } from '../../site/view.ts'
import { useMessages } from '../state/messages.tsx'
import { useHref } from '../state/site.tsx'
import styles from './ListPage.module.css'

/** Shows statistics for each documentation set. */
export default function StatusPage({ view }: { view: StatusView }) {
  const href = useHref()
  const { status } = useMessages()
  return (
    <div className={styles.page}>
      <h1>{view.title}</h1>
      <p>{view.description}</p>
      {view.sets.map((set) => (
        <section key={set.label} className={styles.set} aria-label={set.label}>
          <h2>{set.href === undefined ? set.label : <a href={href(set.href)}>{set.label}</a>}</h2>
          <p>{status.set(set)}</p>
        </section>
      ))}
    </div>
  )
}
