import { useEffect } from 'react'
import { createStorageSlot } from './storage.ts'

/** Storage keys (specification, section 9). */
const DISMISS_KEY = 'announcement.dismiss'
const ID_KEY = 'announcement.id'
/** On `<html>`; the boot script sets it before the first paint, so a closed bar never flashes. */
const ATTRIBUTE = 'data-announcement-dismissed'

/** Shows the bar again when its id is a new one, and follows other tabs; the boot script closes it. */
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
