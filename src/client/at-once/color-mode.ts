import { parameters, root } from './root.ts'
import { keep, stored } from './storage.ts'

const { theme: usual = 'light' } = root.dataset
const followsSystem = 'system' in root.dataset
const KEY = 'theme'

const darkSystem = matchMedia('(prefers-color-scheme: dark)')

/** Treats unknown values as light; `null` means not set. */
function modeOf(word: string | null): string | null {
  return word === null || word === 'dark' ? word : 'light'
}

function systemMode(): string {
  return darkSystem.matches ? 'dark' : 'light'
}

/** Order of precedence: the URL, the reader's choice, then the system's mode or the site's default. */
export function showColorMode(): void {
  const asked = modeOf(parameters().get('docusaurus-theme'))
  const choice = asked ?? ('noSwitch' in root.dataset ? null : modeOf(stored(KEY)))
  show(choice ?? (followsSystem ? systemMode() : usual), !followsSystem || choice !== null)
}

/**
 * Switches to the next mode and stores it, which other tabs pick up. The cycle is: follow the system, the other mode, the
 * system's mode set explicitly, follow the system.
 */
export function chooseNextColorMode(): void {
  const shown = root.dataset.theme!
  const isReturning = followsSystem && 'chosen' in root.dataset && shown === systemMode()
  const next = isReturning ? shown : shown === 'dark' ? 'light' : 'dark'
  keep(KEY, isReturning ? null : next)
  show(next, !isReturning)
}

const print = matchMedia('print')
let wasPrint = print.matches

/** A change of the system's mode replaces the reader's choice. Printing changes the media query temporarily. */
function followSystem(): void {
  const isPrinting = wasPrint || print.matches
  wasPrint = print.matches
  if (isPrinting || !followsSystem) return
  keep(KEY, null)
  show(systemMode(), false)
}
darkSystem.addEventListener('change', followSystem)

/** The button's styles and label depend on both attributes. */
function show(mode: string, isChosen: boolean): void {
  root.dataset.theme = mode
  root.toggleAttribute('data-chosen', isChosen)
}
