const MISSING = 'code-missing'

/** Reports that a chunk failed to load. */
export function tellMissingCode(): void {
  document.dispatchEvent(new Event(MISSING))
}

/** Registers a handler for chunks that fail to load. */
export function onMissingCode(act: () => void): void {
  document.addEventListener(MISSING, act)
}
