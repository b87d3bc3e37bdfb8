import type { FoundAnswer } from '../../search/provider.ts'
import { PlainText } from '../ask/PlainText.tsx'
import styles from './AnswerText.module.css'

/** Lines of code that have room among results. */
const LINES = 6

/** A question, what the authors wrote in answer to it, and where that is said. */
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
