import { askConsent, useConsent } from '../state/consent.ts'
import { useMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import styles from './Footer.module.css'

/** In the footer, where analytics are configured: changes the answer, or says why there is nothing to answer. */
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
