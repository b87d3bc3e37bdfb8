import { askConsent, useConsent } from '../state/consent.ts'
import { useMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import styles from './Footer.module.css'

/** Footer control for changing the consent to analytics; states the reason if a browser signal already refuses it. */
export function AnalyticsChoice() {
  const { analytics } = useSite()
  return analytics && <Choice />
}

function Choice() {
  const { consent } = useMessages()
  if (useConsent() === 'refused') return <p className={styles.copyright}>{consent.refused}</p>
  return (
    <button type="button" className={styles.choice} data-wake="" onClick={askConsent}>
      {consent.choices}
    </button>
  )
}
