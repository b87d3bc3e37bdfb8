import type { StatusView } from '../../site/view.ts'
import { useHref } from '../state/site.tsx'
import list from './ListPage.module.css'
import styles from './StatusPage.module.css'

/** How far each body of documentation is, counted from the pages themselves. */
export function StatusPage({ view }: { view: StatusView }) {
  const href = useHref()
  return (
    <div className={list.page}>
      <h1>{view.title}</h1>
      <p>{view.description}</p>
      {view.sets.map((set) => {
        const total = set.written + set.planned.length
        return (
          <section key={set.label} className={styles.set} aria-label={set.label}>
            <h2>{set.href === undefined ? set.label : <a href={href(set.href)}>{set.label}</a>}</h2>
            <p>
              <progress value={set.written} max={total} aria-label={`${set.label}: pages written`} /> {set.written} of {total} pages written
            </p>
            {set.planned.length > 0 && (
              <details>
                <summary>{set.planned.length} to come</summary>
                <ul>
                  {set.planned.map((route) => (
                    <li key={route}>
                      <code>{route}</code>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </section>
        )
      })}
    </div>
  )
}
