import { createStorageSlot } from './storage.ts'

const keyOf = (pluginId: string) => `docs-preferred-version-${pluginId}`

/** Stores the version that the reader chose for a documentation plugin. */
export function preferVersion(name: string, pluginId = 'default'): void {
  createStorageSlot(keyOf(pluginId)).set(name)
}

/** Deletes the stored version if it no longer exists (specification, section 4). */
export function forgetMissingVersion(known: string[], pluginId = 'default'): void {
  const slot = createStorageSlot(keyOf(pluginId))
  const stored = slot.get()
  if (stored !== null && !known.includes(stored)) slot.delete()
}
