import { useEffect, useState, type ComponentType } from 'react'
import { onAskConsent, useConsent } from '../state/consent.ts'
import { useSite } from '../state/site.tsx'

type Bar = ComponentType<{ hasFocus: boolean; onClose: () => void }>

/** Asks for consent to analytics if the reader hasn't answered or wants to change the answer. */
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
      // Without an answer, analytics stay off.
      () => {},
    )
  }, [isShown])
  return isShown && ConsentBar && <ConsentBar hasFocus={isAsked} onClose={() => setAsked(false)} />
}
