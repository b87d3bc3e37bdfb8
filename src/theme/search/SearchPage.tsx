import { ResultsPage } from './ResultsPage.tsx'
import { useHref } from '../state/site.tsx'
import styles from './SearchPage.module.css'

export default function SearchPage() {
  const href = useHref()
  return (
    <div className={styles.page}>
      <ResultsPage />
      <noscript>
        <p className="prose">
          Searching takes JavaScript. Without it, <a href={href('/tags')}>the list of tags</a> leads to the pages of each topic.
        </p>
      </noscript>
    </div>
  )
}
