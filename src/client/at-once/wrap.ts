import { all, root } from './root.ts'
import { keep, stored } from './storage.ts'

const KEY = 'code.wrap'

/** Before anything is painted, and when another tab has changed it. */
export function showWrapping(): void {
  root.toggleAttribute('data-wrap', stored(KEY) === 'true')
  tellWrapping()
}

/** Wraps the long lines of all code, or no longer, now and on every later page. */
export function toggleWrapping(): void {
  // Also where nothing can be stored.
  keep(KEY, String(root.toggleAttribute('data-wrap')))
  tellWrapping()
}

/** Says on each button of the page whether lines are wrapped. */
export function tellWrapping(): void {
  for (const button of all('button.wrap')) button.ariaPressed = String(root.hasAttribute('data-wrap'))
}
