import { ResultsPage } from './ResultsPage.tsx'
import { Sentence, useMessages } from '../state/messages.tsx'
import { useHref } from '../state/site.tsx'
import styles from './SearchPage.module.css'

export default function SearchPage() {
  const href = useHref()
  const { searchPage } = useMessages()
  return (
    <div className={styles.page}>
      <ResultsPage />
      <noscript>
        <p className="prose">
          <Sentence parts={searchPage.noScript(<a href={href('/tags')}>{searchPage.tagList}</a>)} />
        </p>
      </noscript>
    </div>
  )
}
