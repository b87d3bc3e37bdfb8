import { useSyncExternalStore } from 'react'
import type { SiteConfig } from '../../site/config.ts'
import { createStorageSlot } from './storage.ts'

type ColorMode = 'light' | 'dark'

/** Storage key of the reader's choice (specification, section 9). */
const THEME_KEY = 'theme'

/** The mode that the document shows now; the boot script has set it before the first paint. */
function currentMode(): ColorMode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

function apply(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode
}

/** Sets the mode for now and for the next visits, in every tab. */
export function chooseColorMode(mode: ColorMode): void {
  apply(mode)
  createStorageSlot(THEME_KEY).set(mode)
}

/** Keeps the document in step with other tabs and, if configured, with the system. Returns the way to stop. */
export function followColorMode({ default: defaultMode, disableSwitch, respectPrefersColorScheme }: SiteConfig['colorMode']): () => void {
  const slot = createStorageSlot(THEME_KEY)
  if (disableSwitch) slot.delete()
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const unchosen = () => (respectPrefersColorScheme ? (dark.matches ? 'dark' : 'light') : defaultMode)
  const stopListening = slot.listen(({ newValue }) => {
    if (disableSwitch) return
    if (newValue === null) apply(unchosen())
    else apply(newValue === 'dark' ? 'dark' : 'light')
  })
  if (!respectPrefersColorScheme) return stopListening

  const print = window.matchMedia('print')
  let wasPrint = print.matches
  const followSystem = () => {
    // Printing flips the media query for a moment; that is nobody's wish.
    const caused = wasPrint || print.matches
    wasPrint = print.matches
    if (caused) return
    slot.delete()
    apply(unchosen())
  }
  dark.addEventListener('change', followSystem)
  return () => {
    stopListening()
    dark.removeEventListener('change', followSystem)
  }
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The mode shown; `undefined` on the server, which can't know. */
export function useColorMode(): ColorMode | undefined {
  return useSyncExternalStore<ColorMode | undefined>(subscribe, currentMode, () => undefined)
}
