/*
 * The boot script's storage. Smaller than `theme/state/storage.ts`, since it is inlined into every page; that module warns if
 * storage is unavailable.
 */
let storage: Storage | undefined
try {
  storage = localStorage
} catch {
  // Storage is blocked.
}

/** Returns `null` if the key isn't set or storage is unavailable. */
export function stored(key: string): string | null {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Stores a value; `null` removes it. If storing fails, the setting still applies to the current page. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) storage?.removeItem(key)
    else storage?.setItem(key, value)
  } catch (error) {
    // Storage is full.
    console.error(error)
  }
}
