import { useSyncExternalStore } from 'react'
import { createStorageSlot } from './storage.ts'

const slot = () => createStorageSlot('docs-preferred-answers')

/** Returns the version whose responses the reader prefers on all pages; `null` for the documented version, and on the server. */
export function usePreferredAnswers(): string | null {
  return useSyncExternalStore(listen, preferredAnswers, onServer)
}

/** Like `usePreferredAnswers`, but outside of components. */
export function preferredAnswers(): string | null {
  return slot().get()
}

/** Stores the preference; `undefined` is the documented version. */
export function preferAnswers(version: string | undefined): void {
  if (version === undefined) slot().delete()
  else slot().set(version)
}

function listen(onChange: () => void): () => void {
  return slot().listen(onChange)
}

function onServer(): null {
  return null
}
