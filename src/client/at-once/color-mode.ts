import { parameters, root } from './root.ts'
import { keep, stored } from './storage.ts'

const { theme: usual = 'light' } = root.dataset
const followsSystem = 'system' in root.dataset
const KEY = 'theme'

export const darkSystem = matchMedia('(prefers-color-scheme: dark)')

/** A word that is neither means light. */
function modeOf(word: string | null): string | null {
  return word === null || word === 'dark' ? word : 'light'
}

function systemMode(): string {
  return darkSystem.matches ? 'dark' : 'light'
}

/** The mode that the address asks for, else the reader's, else the system's or the site's. */
export function showColorMode(): void {
  const asked = modeOf(parameters().get('docusaurus-theme'))
  const choice = asked ?? ('noSwitch' in root.dataset ? null : modeOf(stored(KEY)))
  show(choice ?? (followsSystem ? systemMode() : usual), !followsSystem || choice !== null)
}

/**
 * Goes on to the next mode, for now and for the next visits, in every tab: from the system's to the other one, then to the one that
 * the system has, but chosen, then back to whatever the system has.
 */
export function chooseNextColorMode(): void {
  const shown = root.dataset.theme!
  const isReturning = followsSystem && 'chosen' in root.dataset && shown === systemMode()
  const next = isReturning ? shown : shown === 'dark' ? 'light' : 'dark'
  keep(KEY, isReturning ? null : next)
  show(next, !isReturning)
}

/** Styles of the button tell from it what is chosen, and so does its name. */
function show(mode: string, isChosen: boolean): void {
  root.dataset.theme = mode
  root.toggleAttribute('data-chosen', isChosen)
}
