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

function systemMode(): ColorMode {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Follows other tabs; the boot script follows the system. Returns a cleanup function. */
export function followColorMode({ default: defaultMode, disableSwitch, respectPrefersColorScheme }: SiteConfig['colorMode']): () => void {
  const slot = createStorageSlot(THEME_KEY)
  if (disableSwitch) slot.delete()
  const unchosen = () => (respectPrefersColorScheme ? systemMode() : defaultMode)
  return slot.listen(({ newValue }) => {
    if (disableSwitch) return
    if (newValue === null) apply(unchosen(), !respectPrefersColorScheme)
    else apply(newValue === 'dark' ? 'dark' : 'light', true)
  })
}
