import type { FoundAnswer } from '../../search/provider.ts'
import { PlainText } from '../ask/PlainText.tsx'
import styles from './AnswerText.module.css'

/** Maximum number of lines of code to show among results. */
const LINES = 6

/** Renders a question, the authors' answer, and its source. */
export function AnswerText({ answer: { question, text, code, title, heading } }: { answer: FoundAnswer }) {
  return (
    <div className={styles.answer}>
      <strong>{question}</strong>
      <p>
        <PlainText text={text} />
      </p>
      {code !== undefined && code.split('\n').length <= LINES && (
        <pre>
          <code>{code}</code>
        </pre>
      )}
      <p className={styles.place}>{[title, heading].filter(Boolean).join(' › ')}</p>
    </div>
  )
}
