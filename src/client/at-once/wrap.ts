import { all, root } from './root.ts'
import { keep, stored } from './storage.ts'

const KEY = 'code.wrap'

/** Applies the stored setting, before the first paint and when another tab changes it. */
export function showWrapping(): void {
  root.toggleAttribute('data-wrap', stored(KEY) === 'true')
  tellWrapping()
}

/** Toggles line wrapping in all code, on this page and later ones. */
export function toggleWrapping(): void {
  // Toggle the attribute first, so it works without storage, too.
  keep(KEY, String(root.toggleAttribute('data-wrap')))
  tellWrapping()
}

/** Updates the pressed state of all wrap buttons. */
export function tellWrapping(): void {
  for (const button of all('button.wrap')) button.ariaPressed = String(root.hasAttribute('data-wrap'))
}
