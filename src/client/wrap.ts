import { createStorageSlot } from '../theme/state/storage.ts'

const root = document.documentElement

/** Buttons that wrap the long lines of all code, now and on every later page (boot does it before anything is painted). */
export function enableWrapping(): void {
  const slot = createStorageSlot('code.wrap')
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('button.wrap'))) return
    // Also where nothing can be stored.
    const isWrapped = root.toggleAttribute('data-wrap')
    tellWrapping()
    slot.set(String(isWrapped))
  })
  slot.listen(({ newValue }) => {
    root.toggleAttribute('data-wrap', newValue === 'true')
    tellWrapping()
  })
}

/** Says on each button of the page whether lines are wrapped. */
export function tellWrapping(): void {
  for (const button of document.querySelectorAll('button.wrap')) button.ariaPressed = String(root.hasAttribute('data-wrap'))
}
