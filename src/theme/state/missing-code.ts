const MISSING = 'code-missing'

/** Tells that a part of the application can't be loaded. */
export function tellMissingCode(): void {
  document.dispatchEvent(new Event(MISSING))
}

/** Calls back when a part of the application can't be loaded. */
export function onMissingCode(act: () => void): void {
  document.addEventListener(MISSING, act)
}
