import type { SiteConfig } from '../../site/config.ts'
import { createStorageSlot } from './storage.ts'

type ColorMode = 'light' | 'dark'

/** Storage key of the reader's choice (specification, section 9). */
const THEME_KEY = 'theme'

/** Applies a mode, and whether the reader chose it. Must match the boot script. */
function apply(mode: ColorMode, isChosen: boolean): void {
  const root = document.documentElement
  root.dataset.theme = mode
  root.toggleAttribute('data-chosen', isChosen)
}

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)')

/** Follows other tabs and, if configured, the system. Returns a cleanup function. */
export function followColorMode({ default: defaultMode, disableSwitch, respectPrefersColorScheme }: SiteConfig['colorMode']): () => void {
  const slot = createStorageSlot(THEME_KEY)
  if (disableSwitch) slot.delete()
  const dark = darkSystem()
  const unchosen = () => (respectPrefersColorScheme ? (dark.matches ? 'dark' : 'light') : defaultMode)
  const stopListening = slot.listen(({ newValue }) => {
    if (disableSwitch) return
    if (newValue === null) apply(unchosen(), !respectPrefersColorScheme)
    else apply(newValue === 'dark' ? 'dark' : 'light', true)
  })
  if (!respectPrefersColorScheme) return stopListening

  const print = window.matchMedia('print')
  let wasPrint = print.matches
  const followSystem = () => {
    // Printing changes the media query temporarily.
    const caused = wasPrint || print.matches
    wasPrint = print.matches
    if (caused) return
    slot.delete()
    apply(unchosen(), false)
  }
  dark.addEventListener('change', followSystem)
  return () => {
    stopListening()
    dark.removeEventListener('change', followSystem)
  }
}
