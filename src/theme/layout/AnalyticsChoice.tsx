import { askConsent, useConsent } from '../state/consent.ts'
import { useSite } from '../state/site.tsx'
import styles from './Footer.module.css'

/** In the footer, where analytics are configured: changes the answer, or says why there is nothing to answer. */
export function AnalyticsChoice() {
  const { analytics } = useSite()
  return analytics && <Choice />
}

function Choice() {
  if (useConsent() === 'refused') return <p className={styles.copyright}>Analytics are off: your browser asks sites not to track you.</p>
  return (
    <button type="button" className={styles.choice} data-wake="" onClick={askConsent}>
      Analytics choices
    </button>
  )
}
