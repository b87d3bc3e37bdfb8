import type { StatusView } from '../../site/view.ts'
import { useHref } from '../state/site.tsx'
import list from './ListPage.module.css'
import styles from './StatusPage.module.css'

/** How much there is of each body of documentation, counted from the pages themselves. */
export function StatusPage({ view }: { view: StatusView }) {
  const href = useHref()
  return (
    <div className={list.page}>
      <h1>{view.title}</h1>
      <p>{view.description}</p>
      {view.sets.map((set) => (
        <section key={set.label} className={styles.set} aria-label={set.label}>
          <h2>{set.href === undefined ? set.label : <a href={href(set.href)}>{set.label}</a>}</h2>
          <p>
            {counted(set.pages, 'page')}
            {set.verified > 0 && (
              <>
                , {set.verified} of them with samples: {counted(set.executed, 'sample')} run, {set.compiled} compiled
              </>
            )}
          </p>
        </section>
      ))}
    </div>
  )
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
