import { useSyncExternalStore } from 'react'
import { createStorageSlot } from './storage.ts'

const slot = () => createStorageSlot('docs-preferred-answers')

/** The version whose answers a reader wants to see, on every page; none on the server. */
export function usePreferredAnswers(): string | null {
  return useSyncExternalStore(listen, preferredAnswers, onServer)
}

/** The same, at this moment. */
export function preferredAnswers(): string | null {
  return slot().get()
}

/** Remembers it; `undefined` is the documented one. */
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
