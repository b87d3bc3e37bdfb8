import { useMessages } from '../../src/theme/state/messages.tsx'
import { useHref } from '../../src/theme/state/site.tsx'
import type { HomeData } from '../home-data.ts'
import styles from './home.module.css'

/** Shows statistics of the last verification. */
export function Proof({ verified: { version, pages, executed, compiled, pictures } }: Pick<HomeData, 'verified'>) {
  const href = useHref()
  const { format } = useMessages()
  const facts = [
    [executed, 'samples run'],
    [compiled, 'more compiled with its types'],
    [pictures, 'pictures of its admin panel'],
  ] as const
  return (
    <section className={styles.proof} aria-labelledby="proof">
      <div>
        <h2 id="proof">Tested like software</h2>
        <p>
          The samples of {format.number(pages)} pages are run against Strapi {version}, and the answers on them recorded.{' '}
          <a href={href('/status')}>Counts by body</a>
        </p>
      </div>
      <dl>
        {facts.map(([count, meaning]) => (
          <div key={meaning}>
            <dt>{meaning}</dt>
            <dd>{format.number(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
