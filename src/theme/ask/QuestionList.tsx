import styles from './AskModal.module.css'

interface QuestionListProps {
  label: string
  questions: string[]
  onAsk: (question: string) => void
}

/** Questions that are asked with a click; nothing for none. */
export function QuestionList({ label, questions, onAsk }: QuestionListProps) {
  if (questions.length === 0) return null
  return (
    <>
      <p className={styles.label}>{label}</p>
      <ul className={styles.questions}>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
