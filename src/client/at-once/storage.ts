/*
 * What the reader chose, for the boot script. Less than `theme/state/storage.ts`, since every page carries it: where there is no
 * storage, that one says so.
 */
let storage: Storage | undefined
try {
  storage = localStorage
} catch {
  // Off.
}

/** `null` when nothing is stored, or nothing can be. */
export function stored(key: string): string | null {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Keeps a value; `null` forgets it. What can't be kept counts on this page. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) storage?.removeItem(key)
    else storage?.setItem(key, value)
  } catch (error) {
    // It is full.
    console.error(error)
  }
}
