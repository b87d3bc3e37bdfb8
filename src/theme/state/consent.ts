import { useSyncExternalStore } from 'react'
import { createStorageSlot } from './storage.ts'

/** What the reader says to analytics. `refused`: the browser says no for them, and nobody asks. */
type ConsentAnswer = 'granted' | 'denied' | 'refused' | 'open'

const CONSENT_KEY = 'analytics.consent'

const CHANGED = 'consent-changed'

/** What storage that is off doesn't keep lives as long as the document. */
let answered: 'granted' | 'denied' | undefined

/** Do Not Track and Global Privacy Control. */
function isRefused(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
}

/** What the reader said, or the browser for the reader. */
export function currentConsent(): ConsentAnswer {
  if (isRefused()) return 'refused'
  const stored = createStorageSlot(CONSENT_KEY).get()
  if (stored === 'granted' || stored === 'denied') return stored
  return answered ?? 'open'
}

/** Answers, for now and for the next visits, in every tab. */
export function answerConsent(answer: 'granted' | 'denied'): void {
  answered = answer
  createStorageSlot(CONSENT_KEY).set(answer)
  dispatchEvent(new Event(CHANGED))
}

/** Calls back when the answer changes, in this tab or another. Returns the way to stop. */
export function onConsent(change: () => void): () => void {
  addEventListener(CHANGED, change)
  const stop = createStorageSlot(CONSENT_KEY).listen(change)
  return () => {
    removeEventListener(CHANGED, change)
    stop()
  }
}

/** `undefined` on the server, which can't know. */
export function useConsent(): ConsentAnswer | undefined {
  return useSyncExternalStore<ConsentAnswer | undefined>(onConsent, currentConsent, () => undefined)
}

const ASK = 'consent-ask'

/** Asks the reader again. */
export function askConsent(): void {
  dispatchEvent(new Event(ASK))
}

/** Calls back when the reader wants to be asked again. Returns the way to stop. */
export function onAskConsent(ask: () => void): () => void {
  addEventListener(ASK, ask)
  return () => removeEventListener(ASK, ask)
}
