/*
 * Inlined into every page, before anything is painted. It does three things: shows the reader's color mode and hides a
 * dismissed announcement without a flash; loads the application at the first sign of intent; and keeps what the reader
 * does until the application is there. What it imports is inlined with it: this is all the script that a reader who only
 * reads ever gets.
 */
import { revealCurrent, SIDEBAR_END } from '../theme/layout/reveal-current.ts'
import { SEARCH_DIALOG_ID } from '../theme/layout/search-dialog-id.ts'
import { reloadIfGone } from './deployment.ts'

const root = document.documentElement
const { app, ahead, base = '/', theme: usual = 'light' } = root.dataset
const followsSystem = 'system' in root.dataset
const dark = matchMedia('(prefers-color-scheme: dark)')

/** `null` when storage is off. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The mode that the address asks for, or else the reader's. */
function chosenMode(): string | null {
  // A word that is neither means light.
  const modeOf = (mode: string | null) => (mode === null || mode === 'dark' ? mode : 'light')
  const asked = modeOf(new URLSearchParams(location.search).get('docusaurus-theme'))
  return asked ?? ('noSwitch' in root.dataset ? null : modeOf(stored('theme')))
}

function showChoices(): void {
  const choice = chosenMode()
  root.dataset.theme = choice ?? (followsSystem ? (dark.matches ? 'dark' : 'light') : usual)
  root.toggleAttribute('data-chosen', !followsSystem || choice !== null)
  const isDismissed = stored('announcement.dismiss') === 'true' && stored('announcement.id') === root.dataset.announcement
  root.toggleAttribute('data-announcement-dismissed', isDismissed)
  root.toggleAttribute('data-wrap', stored('code.wrap') === 'true')
}

showChoices()
// Choices made meanwhile, in another tab or on the page that the reader comes back from, and the system's. Once it is there, the
// application follows them.
const followChoices = () => awake || showChoices()
for (const news of ['storage', 'pageshow']) addEventListener(news, followChoices)
dark.addEventListener('change', followChoices)

/* The sidebar at the current page, while the document is parsed */

customElements.define(
  SIDEBAR_END,
  class extends HTMLElement {
    connectedCallback() {
      revealCurrent(this.parentElement!)
    }
  },
)

/* Intent */

/** Clicks that wait for the application. */
const waiting: Array<() => void> = []
let awake: Promise<unknown> | undefined
/** After a failure, signs of intent count again so much later, in milliseconds: the pointer alone gives a hundred of them in a second. */
const PAUSE = 500

function wake(): void {
  awake ??= load()
    .then((module) => module.start())
    .then(() => {
      removeEventListener('click', keepClick, true)
      removeEventListener('keydown', onKey, true)
      for (const replay of waiting.splice(0)) replay()
    })
    .catch((error: unknown) => {
      // Native controls and links go on working. The next sign of intent tries again.
      console.error(error)
      awake = undefined
      setTimeout(listen, PAUSE)
      return reloadIfGone()
    })
}

/** Asks for the application, and at the same time for the data that it will ask for. */
function load(): Promise<{ start(): Promise<void> }> {
  for (const href of ahead?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href }))
  }
  return import(/* @vite-ignore */ app!)
}

/** From everyone: while React takes over it answers already, and the replay would be the second time. */
function withhold(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

function keepClick(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-wake], .copy, .wrap') : null
  if (!control) return
  withhold(event)
  waiting.push(() => control.click())
  wake()
}

function onKey(event: KeyboardEvent): void {
  const opensSearch = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
  const target = event.target as HTMLElement
  const slash = event.key === '/' && !/^(input|select|textarea)$/i.test(target.tagName ?? '') && !target.isContentEditable
  if (!opensSearch && !slash) return
  withhold(event)
  // Without waiting: what is typed next goes into its field.
  const search = document.getElementById(SEARCH_DIALOG_ID) as HTMLDialogElement
  if (search.open) search.close()
  else search.showModal()
  wake()
}

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin']

function onSign(event: Event): void {
  // The page has moved, below a pointer that rests.
  if (event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return
  for (const sign of signs) removeEventListener(sign, onSign, true)
  wake()
}

function listen(): void {
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true })
}

addEventListener('click', keepClick, true)
addEventListener('keydown', onKey, true)
listen()

/* Native controls where a browser lacks them, and choices that the reader made before */

addEventListener('DOMContentLoaded', () => {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-group]')) {
    if (stored(`tabs.${input.dataset.group}`) === input.value) input.checked = true
  }
  if (!('command' in HTMLButtonElement.prototype)) {
    addEventListener('click', (event) => {
      const opener = event.target instanceof Element ? event.target.closest('[commandfor]') : null
      const dialog = opener && document.getElementById(opener.getAttribute('commandfor')!)
      if (dialog instanceof HTMLDialogElement) dialog.showModal()
    })
  }
  warnOfWrongBaseUrl()
  // What somebody shared by its address shows before the reader does anything (`Block.wakesOn`).
  const parameters = new URLSearchParams(location.search)
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-wake-on]'))
    if (dataset.wakeOn === '' || parameters.has(dataset.wakeOn!)) wake()
})

/** On the home page, which has what to say of it: the site was built for another path (specification, section 8). */
function warnOfWrongBaseUrl(): void {
  const path = location.pathname.replace(/index\.html$/, '')
  const banner = document.querySelector<HTMLTemplateElement>('#base-url-warning')?.content.firstElementChild
  if (!banner || path === base) return
  const suggestion = banner.lastElementChild!
  suggestion.textContent = suggestion.textContent!.replace('{path}', path.replace(/\/?$/, '/'))
  document.body.prepend(banner)
}
