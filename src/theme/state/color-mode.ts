import { useSyncExternalStore } from 'react'
import type { SiteConfig } from '../../site/config.ts'
import { createStorageSlot } from './storage.ts'

type ColorMode = 'light' | 'dark'

/** What the reader chose; `system` is nothing. */
type ColorChoice = ColorMode | 'system'

/** Storage key of the reader's choice (specification, section 9). */
const THEME_KEY = 'theme'

/** The mode that the document shows now; the boot script has set it before the first paint. */
function currentMode(): ColorMode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

/** The mode that the document shows, and whether somebody chose it; the boot script does the same. */
function apply(mode: ColorMode, isChosen: boolean): void {
  const root = document.documentElement
  root.dataset.theme = mode
  root.toggleAttribute('data-chosen', isChosen)
}

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)')

/**
 * Goes on to the next mode, for now and for the next visits, in every tab: from the system's to the other one, then to the one that
 * the system has, but chosen, then back to whatever the system has.
 */
export function chooseNextColorMode({ respectPrefersColorScheme }: SiteConfig['colorMode']): void {
  const slot = createStorageSlot(THEME_KEY)
  const system: ColorMode = darkSystem().matches ? 'dark' : 'light'
  const choice = currentChoice()
  if (respectPrefersColorScheme && choice === system) {
    slot.delete()
    apply(system, false)
    return
  }
  const next = currentMode() === 'dark' ? 'light' : 'dark'
  slot.set(next)
  apply(next, true)
}

function currentChoice(): ColorChoice {
  return 'chosen' in document.documentElement.dataset ? currentMode() : 'system'
}

/** Keeps the document in step with other tabs and, if configured, with the system. Returns the way to stop. */
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
    // Printing flips the media query for a moment; that is nobody's wish.
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

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-chosen'] })
  return () => observer.disconnect()
}

/** What the reader chose; `undefined` on the server, which can't know. */
export function useColorChoice(): ColorChoice | undefined {
  return useSyncExternalStore<ColorChoice | undefined>(subscribe, currentChoice, () => undefined)
}
