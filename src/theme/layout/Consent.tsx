import { useEffect, useState, type ComponentType } from 'react'
import { onAskConsent, useConsent } from '../state/consent.ts'
import { useSite } from '../state/site.tsx'

type Bar = ComponentType<{ hasFocus: boolean; onClose: () => void }>

/** Asks for consent where analytics are configured and the reader hasn't answered, or wants to answer again. */
export function Consent() {
  const { analytics } = useSite()
  return analytics && <Question />
}

function Question() {
  const consent = useConsent()
  const [isAsked, setAsked] = useState(false)
  const [ConsentBar, setBar] = useState<Bar>()
  const isShown = consent === 'open' || (isAsked && consent !== 'refused')
  useEffect(() => onAskConsent(() => setAsked(true)), [])
  useEffect(() => {
    if (!isShown) return
    import('./ConsentBar.tsx').then(
      (module) => setBar(() => module.default),
      // Without an answer nothing is loaded.
      () => {},
    )
  }, [isShown])
  return isShown && ConsentBar && <ConsentBar hasFocus={isAsked} onClose={() => setAsked(false)} />
}
