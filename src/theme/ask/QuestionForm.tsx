import type { InputEvent, RefObject, SubmitEvent } from 'react'
import { useAllMessages } from '../state/messages.tsx'
import styles from './AskModal.module.css'

interface QuestionFormProps {
  field: RefObject<HTMLInputElement | null>
  isFollowUp: boolean
  isAnswering: boolean
  /** Called on input with the question so far, without a short word at its end. */
  onBegin: (begun: string) => void
  onAsk: (question: string) => void
  onStop: () => void
}

/** Maximum length of a question in characters; the same as the provider's, which the server enforces. */
export const MAX_LENGTH = 1000

/** A trailing word that is too short to be specific. */
const SHORT_END = /(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,3}$/u

/** Form for the next question. `onAsk` receives it trimmed, and never empty. */
export function QuestionForm({ field, isFollowUp, isAnswering, onBegin, onAsk, onStop }: QuestionFormProps) {
  const messages = useAllMessages()
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const question = String(new FormData(form).get('question')).trim()
    if (question === '') return
    form.reset()
    onAsk(question)
  }
  const onInput = ({ currentTarget: { value } }: InputEvent<HTMLInputElement>) => {
    const begun = value.replace(SHORT_END, '')
    if (begun.trim() !== '') onBegin(begun)
  }
  const label = isFollowUp ? messages.ask.followUp : messages.ask.question
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <input
        ref={field}
        name="question"
        className={styles.input}
        aria-label={label}
        placeholder={isFollowUp ? label : messages.ask.placeholder}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="send"
        dir="auto"
        onInput={onInput}
      />
      {isAnswering ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onStop()
            field.current?.focus()
          }}
        >
          {messages.ask.stop}
        </button>
      ) : (
        <button type="submit" className={styles.action}>
          {messages.ask.send}
        </button>
      )}
    </form>
  )
}
