import { createStorageSlot } from './storage.ts'

const keyOf = (pluginId: string) => `docs-preferred-version-${pluginId}`

/** Remembers the version that a reader chose, for one set of docs. */
export function preferVersion(name: string, pluginId = 'default'): void {
  createStorageSlot(keyOf(pluginId)).set(name)
}

/** Forgets the version chosen before when it isn't among those that there are (specification, section 4). */
export function forgetMissingVersion(known: string[], pluginId = 'default'): void {
  const slot = createStorageSlot(keyOf(pluginId))
  const stored = slot.get()
  if (stored !== null && !known.includes(stored)) slot.delete()
}
