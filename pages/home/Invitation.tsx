import { SEARCH_DIALOG_ID } from '../../src/theme/layout/search-dialog-id.ts'
import { Icon } from '../../src/theme/parts/Icon.tsx'
import { openAsk } from '../../src/theme/state/ask.tsx'
import { useSite } from '../../src/theme/state/site.tsx'
import styles from './home.module.css'

/** Looks like a single field, and opens the search or the Ask AI window. */
export function Invitation() {
  const { questions } = useSite().ask
  return (
    <div className={styles.invitation}>
      <div className={styles.field}>
        <button type="button" command="show-modal" commandfor={SEARCH_DIALOG_ID}>
          <Icon name="search" />
          Search the docs
          <kbd aria-hidden="true">Ctrl K</kbd>
        </button>
        <button type="button" className={styles.ask} data-wake="" aria-haspopup="dialog" onClick={() => openAsk()}>
          or ask a question
        </button>
      </div>
      <p className={styles.ask}>
        Try{' '}
        {questions.slice(0, 2).map((question) => (
          <button key={question} type="button" data-wake="" aria-haspopup="dialog" onClick={() => openAsk(question)}>
            {question}
          </button>
        ))}
      </p>
    </div>
  )
}
