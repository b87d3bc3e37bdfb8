import { useAllMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import styles from './AskModal.module.css'
import { QuestionList } from './QuestionList.tsx'
import { usePageQuestions } from './usePageQuestions.ts'

interface StartsProps {
  /** Route of the current document; `undefined` on other pages. */
  document: string | undefined
  onAsk: (question: string) => void
}

/** Suggested first questions: the page's, or the site's if it has none. */
export function Starts({ document, onAsk }: StartsProps) {
  const site = useSite()
  const { ask } = useAllMessages()
  const own = usePageQuestions(document)
  // Still loading; avoids a flash of the site's questions.
  if (own === undefined) return null
  return (
    <div className={styles.starts}>
      {own.length > 0 ? (
        <QuestionList label={ask.answeredHere} questions={own} onAsk={onAsk} />
      ) : (
        <QuestionList label={ask.starts} questions={site.ask.questions} onAsk={onAsk} />
      )}
    </div>
  )
}
