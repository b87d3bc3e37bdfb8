import { useEffect } from 'react'
import { createStorageSlot } from './storage.ts'

/** Storage keys (specification, section 9). */
const DISMISS_KEY = 'announcement.dismiss'
const ID_KEY = 'announcement.id'
/** Attribute of `<html>`; the boot script sets it before the first paint, so that a dismissed bar doesn't flash. */
const ATTRIBUTE = 'data-announcement-dismissed'

/** Shows the bar again if its ID has changed, and follows other tabs. The boot script handles dismissal. */
export function useAnnouncement(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return
    const idSlot = createStorageSlot(ID_KEY)
    const dismissSlot = createStorageSlot(DISMISS_KEY)
    if (idSlot.get() !== id) {
      idSlot.set(id)
      dismissSlot.set('false')
      document.documentElement.removeAttribute(ATTRIBUTE)
    }
    return dismissSlot.listen(({ newValue }) => document.documentElement.toggleAttribute(ATTRIBUTE, newValue === 'true'))
  }, [id])
}
