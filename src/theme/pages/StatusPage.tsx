import type { StatusCounts, StatusView } from '../../site/view.ts'
import { useMessages } from '../state/messages.tsx'
import { useHref } from '../state/site.tsx'
import { ListPage } from './ListPage.tsx'
import styles from './ListPage.module.css'

/** Shows statistics in total and for each documentation set. */
export default function StatusPage({ view: { title, description, sets, isVerified } }: { view: StatusView }) {
  const href = useHref()
  const { status } = useMessages()
  return (
    <ListPage title={title}>
      <p>{description}</p>
      {[{ label: status.all, ...total(sets) }, ...sets].map((set) => (
        <section key={set.label} className={styles.set} aria-label={set.label}>
          <h2>{'href' in set && set.href !== undefined ? <a href={href(set.href)}>{set.label}</a> : set.label}</h2>
          <Counts counts={set} isVerified={isVerified} />
        </section>
      ))}
    </ListPage>
  )
}

function Counts({ counts, isVerified }: { counts: StatusCounts; isVerified: boolean }) {
  const { status, format } = useMessages()
  const { pages, verified, executed, compiled, facts } = counts
  const verification = [
    [verified, status.verified],
    [executed, status.executed(executed)],
    [compiled, status.compiled],
    [facts, status.facts(facts)],
  ] as const
  return (
    <dl>
      {[[pages, status.pages(pages)] as const, ...(isVerified ? verification : [])].map(([count, meaning]) => (
        <div key={meaning}>
          <dt>{meaning}</dt>
          <dd>{format.number(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

function total(sets: StatusCounts[]): StatusCounts {
  const sum = (key: keyof StatusCounts) => sets.reduce((result, set) => result + set[key], 0)
  return { pages: sum('pages'), verified: sum('verified'), executed: sum('executed'), compiled: sum('compiled'), facts: sum('facts') }
}
