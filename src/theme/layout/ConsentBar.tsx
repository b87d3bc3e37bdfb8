import { useEffect, useRef } from 'react'
import { answerConsent } from '../state/consent.ts'
import styles from './ConsentBar.module.css'

/** Asks, without being in the way: the page goes on behind it, and either answer takes one click. */
export default function ConsentBar({ hasFocus, onClose }: { hasFocus: boolean; onClose: () => void }) {
  const accept = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasFocus) accept.current?.focus()
  }, [hasFocus])
  const answer = (consent: 'granted' | 'denied') => () => {
    answerConsent(consent)
    onClose()
  }
  return (
    <section className={styles.bar} aria-label="Analytics consent">
      <p>May we count visits and see how these pages are used? Nothing is loaded for it unless you accept.</p>
      <div className={styles.answers}>
        <button ref={accept} type="button" onClick={answer('granted')}>
          Accept
        </button>
        <button type="button" onClick={answer('denied')}>
          Decline
        </button>
      </div>
    </section>
  )
}
