import { useSyncExternalStore } from 'react'
import { createStorageSlot } from './storage.ts'

/** Consent to analytics; `refused` by a browser signal, in which case the site doesn't ask. */
type ConsentAnswer = 'granted' | 'denied' | 'refused' | 'open'

const CONSENT_KEY = 'analytics.consent'

const CHANGED = 'consent-changed'

/** Fallback for when storage is unavailable; lives as long as the document. */
let answered: 'granted' | 'denied' | undefined

/** Whether Do Not Track or Global Privacy Control is on. */
function isRefused(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
}

/** Returns the reader's answer; a browser signal overrides it. */
export function currentConsent(): ConsentAnswer {
  if (isRefused()) return 'refused'
  const stored = createStorageSlot(CONSENT_KEY).get()
  if (stored === 'granted' || stored === 'denied') return stored
  return answered ?? 'open'
}

/** Records an answer for all tabs and future visits. */
export function answerConsent(answer: 'granted' | 'denied'): void {
  answered = answer
  createStorageSlot(CONSENT_KEY).set(answer)
  dispatchEvent(new Event(CHANGED))
}

/** Registers a handler for changes in this or another tab. Returns a cleanup function. */
export function onConsent(change: () => void): () => void {
  addEventListener(CHANGED, change)
  const stop = createStorageSlot(CONSENT_KEY).listen(change)
  return () => {
    removeEventListener(CHANGED, change)
    stop()
  }
}

/** Returns the current consent; `undefined` on the server. */
export function useConsent(): ConsentAnswer | undefined {
  return useSyncExternalStore<ConsentAnswer | undefined>(onConsent, currentConsent, () => undefined)
}

const ASK = 'consent-ask'

/** Shows the consent bar again. */
export function askConsent(): void {
  dispatchEvent(new Event(ASK))
}

/** Registers a handler for requests to show the consent bar. Returns a cleanup function. */
export function onAskConsent(ask: () => void): () => void {
  addEventListener(ASK, ask)
  return () => removeEventListener(ASK, ask)
}
