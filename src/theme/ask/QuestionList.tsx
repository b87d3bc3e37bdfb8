import styles from './AskModal.module.css'
import { SUGGESTION } from './useSuggestionKeys.ts'

interface QuestionListProps {
  label: string
  questions: string[]
  onAsk: (question: string) => void
}

/** Renders questions as buttons that ask them; renders nothing for an empty list. */
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
