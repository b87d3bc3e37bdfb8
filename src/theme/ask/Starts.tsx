import { useAllMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import styles from './AskModal.module.css'
import { QuestionList } from './QuestionList.tsx'
import { usePageQuestions } from './usePageQuestions.ts'

interface StartsProps {
  /** Of the document that the reader has; `undefined` elsewhere, and while the window isn't open. */
  document: string | undefined
  onAsk: (question: string) => void
}

/** Questions to begin with: those of the page, else those of the site. */
export function Starts({ document, onAsk }: StartsProps) {
  const site = useSite()
  const { ask } = useAllMessages()
  const own = usePageQuestions(document)
  // Nothing would be there for a moment only.
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
