/** A key in browser storage. Methods never throw; failures are logged (specification, section 4). */
interface StorageSlot {
  get(): string | null
  set(value: string): void
  delete(): void
  /**
   * Registers a handler for changes in this or another tab, including those made while this page was in the back/forward cache. Returns a
   * cleanup function.
   */
  listen(onChange: (event: StorageEvent) => void): () => void
}

const UNAVAILABLE =
  'The browser storage is not available. Possible reasons: running in an iframe, in an incognito browser session, or using too strict browser privacy settings.'

const noSlot: StorageSlot = { get: () => null, set: () => {}, delete: () => {}, listen: () => () => {} }

let warned = false

/** `local` is permanent, `session` lasts as long as the tab. */
type StorageKind = 'local' | 'session'

function browserStorage(kind: StorageKind): Storage | undefined {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage
  } catch (error) {
    if (!warned) console.warn(UNAVAILABLE, error)
    warned = true
    return undefined
  }
}

/** Returns the slot for a key. On the server, its methods throw, since storage belongs to the reader. */
export function createStorageSlot(key: string, kind: StorageKind = 'local'): StorageSlot {
  if (typeof window === 'undefined') return serverSlot(key)
  const storage = browserStorage(kind)
  if (!storage) return noSlot

  const attempt = <T>(action: string, run: () => T, otherwise: T): T => {
    try {
      return run()
    } catch (error) {
      console.error(`Browser storage can't ${action} "${key}".`, error)
      return otherwise
    }
  }
  // Browsers notify only other tabs, so this tab is notified here.
  const announce = (oldValue: string | null, newValue: string | null) => {
    if (oldValue === newValue) return
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, url: location.href, storageArea: storage }))
  }
  const slot: StorageSlot = {
    get: () => attempt('read', () => storage.getItem(key), null),
    set: (value) =>
      attempt(
        'write',
        () => {
          const old = storage.getItem(key)
          storage.setItem(key, value)
          announce(old, value)
        },
        undefined,
      ),
    delete: () =>
      attempt(
        'delete',
        () => {
          const old = storage.getItem(key)
          storage.removeItem(key)
          announce(old, null)
        },
        undefined,
      ),
    listen: (onChange) => {
      let known = slot.get()
      const hear = (event: StorageEvent) => {
        if (event.key !== key || event.storageArea !== storage) return
        known = event.newValue
        onChange(event)
      }
      // Pages in the back/forward cache don't receive events.
      const ask = () => {
        const newValue = slot.get()
        if (newValue !== known)
          hear(new StorageEvent('storage', { key, oldValue: known, newValue, url: location.href, storageArea: storage }))
      }
      window.addEventListener('storage', hear)
      window.addEventListener('pageshow', ask)
      return () => {
        window.removeEventListener('storage', hear)
        window.removeEventListener('pageshow', ask)
      }
    },
  }
  return slot
}

function serverSlot(key: string): StorageSlot {
  const refuse = (): never => {
    throw new Error(
      `Illegal storage API usage for storage key "${key}". Browser storage can't be read while a page is rendered on the server; use it in effects and event handlers.`,
    )
  }
  return { get: refuse, set: refuse, delete: refuse, listen: refuse }
}

/** Parses a stored list of unvalidated items; returns an empty list for anything else. */
export function parseList(text: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
