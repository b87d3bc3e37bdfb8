import { parameters, root } from './root.ts'
import { keep, stored } from './storage.ts'

const { theme: usual = 'light' } = root.dataset
const followsSystem = 'system' in root.dataset
const KEY = 'theme'

export const darkSystem = matchMedia('(prefers-color-scheme: dark)')

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

/** The button's styles and label depend on both attributes. */
function show(mode: string, isChosen: boolean): void {
  root.dataset.theme = mode
  root.toggleAttribute('data-chosen', isChosen)
}
