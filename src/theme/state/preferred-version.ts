import { createStorageSlot } from './storage.ts'

const keyOf = (pluginId: string) => `docs-preferred-version-${pluginId}`

/** Remembers the version that a reader chose, for one set of docs. */
export function preferVersion(name: string, pluginId = 'default'): void {
  createStorageSlot(keyOf(pluginId)).set(name)
}

/** The version chosen before; forgotten when it doesn't exist any more. */
export function preferredVersion(known: string[], pluginId = 'default'): string | undefined {
  const slot = createStorageSlot(keyOf(pluginId))
  const stored = slot.get()
  if (stored === null) return undefined
  if (known.includes(stored)) return stored
  slot.delete()
  return undefined
}
