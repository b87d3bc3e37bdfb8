import styles from '../src/theme/pages/ListPage.module.css'
import { useHref } from '../src/theme/state/site.tsx'

/** Stands at a route of the inventory until its page is written; goes away with `docs/planned.txt`. */
export default function PlannedPage() {
  const href = useHref()
  return (
    <div className={styles.page}>
      <h1>Not written yet</h1>
      <p>This page of the Strapi 5 documentation is planned and not written yet.</p>
      <p className="prose">
        See <a href={href('/status')}>what is written so far</a>, or read the <a href="https://docs-v4.strapi.io">stable v4 docs</a>.
      </p>
    </div>
  )
}
