import { useEffect, useRef } from 'react'
import { answerConsent } from '../state/consent.ts'
import { useMessages } from '../state/messages.tsx'
import styles from './ConsentBar.module.css'

/** A non-blocking bar with equal choices: accepting and declining take one click each. */
export default function ConsentBar({ hasFocus, onClose }: { hasFocus: boolean; onClose: () => void }) {
  const { consent } = useMessages()
  const accept = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasFocus) accept.current?.focus()
  }, [hasFocus])
  const answer = (choice: 'granted' | 'denied') => () => {
    answerConsent(choice)
    onClose()
  }
  return (
    <section className={styles.bar} aria-label={consent.title}>
      <p>{consent.question}</p>
      <div className={styles.answers}>
        <button ref={accept} type="button" onClick={answer('granted')}>
          {consent.accept}
        </button>
        <button type="button" onClick={answer('denied')}>
          {consent.decline}
        </button>
      </div>
    </section>
  )
}
