import styles from './AskModal.module.css'
import { SUGGESTION } from './useSuggestionKeys.ts'

interface QuestionListProps {
  label: string
  questions: string[]
  onAsk: (question: string) => void
}

/** Questions that are asked with a click; nothing for none. */
export function QuestionList({ label, questions, onAsk }: QuestionListProps) {
  if (questions.length === 0) return null
  return (
    <div className={styles.offered}>
      <p className={styles.label}>{label}</p>
      <ul className={styles.questions} aria-label={label}>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" dir="auto" {...{ [SUGGESTION]: '' }} onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
