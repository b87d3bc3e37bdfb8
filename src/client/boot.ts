/*
 * Inlined into every page, before anything is painted. It shows the reader's color mode and hides a dismissed announcement
 * without a flash; answers the controls that need no application, before and after that is there; loads it at the first sign of
 * intent; and keeps what the reader asks of it until then. What it imports is inlined with it: this is all the script that a reader who only
 * reads ever gets.
 */
import type { AtOnce } from '../theme/at-once.ts'
import { revealCurrent, SIDEBAR_END } from '../theme/layout/reveal-current.ts'
import { SEARCH_DIALOG_ID } from '../theme/layout/search-dialog-id.ts'
import { dismissAnnouncement, showAnnouncement } from './at-once/announcement.ts'
import { restoreChoices, syncChoices } from './at-once/choices.ts'
import { chooseNextColorMode, darkSystem, showColorMode } from './at-once/color-mode.ts'
import { copyCode, copyPage } from './at-once/copy.ts'
import { watchMenus } from './at-once/menus.ts'
import { around } from './at-once/around.ts'
import { preparePanel, showMainMenu, toggleSidebar } from './at-once/panel.ts'
import { all, on, parameters, root } from './at-once/root.ts'
import { prepareToSay } from './at-once/say.ts'
import { showWrapping, tellWrapping, toggleWrapping } from './at-once/wrap.ts'
import { reloadIfGone } from './deployment.ts'
import { ISLAND_BUTTON } from './island-button.ts'

const { app, ahead, base = '/' } = root.dataset

function showChoices(): void {
  showColorMode()
  showAnnouncement()
}

showChoices()
showWrapping()
// Choices made meanwhile, in another tab or on the page that the reader comes back from, and the system's. Once it is there, the
// application follows them.
const followChoices = () => awake || showChoices()
for (const news of ['storage', 'pageshow']) {
  on(news, followChoices)
  on(news, showWrapping)
}
darkSystem.addEventListener('change', followChoices)

/* Controls that need no application */

const answers: Record<AtOnce | 'copy' | 'wrap', (control: HTMLElement) => unknown> = {
  'color-mode': chooseNextColorMode,
  'dismiss-announcement': dismissAnnouncement,
  'toggle-sidebar': toggleSidebar,
  'show-main-menu': showMainMenu,
  'copy-page': copyPage,
  // Those of code say it by their class.
  copy: copyCode,
  wrap: toggleWrapping,
}

on('click', ({ target }) => {
  const control = around(target, '[data-does], button:is(.copy, .wrap)')
  if (control) answers[(control.dataset.does ?? control.className) as keyof typeof answers](control)
})
on('change', syncChoices)
on('beforetoggle', preparePanel, true)
watchMenus()

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
  const control = around(event.target, `[data-wake], ${ISLAND_BUTTON}`)
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
  const search = searchDialog()
  if (search.open) search.close()
  else search.showModal()
  wake()
}

function searchDialog(): HTMLDialogElement {
  return document.getElementById(SEARCH_DIALOG_ID) as HTMLDialogElement
}

/** A finger on a link was there to scroll, and keys are for more than the link that has the focus. */
const staysFor = new Set(['pointercancel', 'keydown'])
const signs = ['pointermove', 'pointerdown', 'touchstart', 'focusin', ...staysFor]

function onSign(event: Event): void {
  // The page has moved, below a pointer that rests.
  if (event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY) return
  if (!staysFor.has(event.type) && isLeaving(event.target)) return
  for (const sign of signs) removeEventListener(sign, onSign, true)
  wake()
}

/** Whoever points at a link or presses it is about to get another document: the application would only be in its way. */
function isLeaving(target: EventTarget | null): boolean {
  const link = around<HTMLAnchorElement>(target, 'a')
  return !!link && link.origin === location.origin && link.pathname !== location.pathname && !link.matches(':focus-visible')
}

function listen(): void {
  for (const sign of signs) on(sign, onSign, { capture: true, passive: true })
}

on('click', keepClick, true)
on('keydown', onKey, true)
listen()

/* Native controls where a browser lacks them, and choices that the reader made before */

on('DOMContentLoaded', () => {
  restoreChoices()
  tellWrapping()
  prepareToSay()
  if (!('command' in HTMLButtonElement.prototype)) {
    on('click', ({ target }) => {
      if (around(target, `[commandfor=${SEARCH_DIALOG_ID}]`)) searchDialog().showModal()
    })
  }
  warnOfWrongBaseUrl()
  // What somebody shared by its address shows before the reader does anything (`Block.wakesOn`).
  const asked = parameters()
  for (const { dataset } of all('[data-wake-on]')) if (dataset.wakeOn === '' || asked.has(dataset.wakeOn!)) wake()
})

/** On the home page, which has what to say of it: the site was built for another path (specification, section 8). */
function warnOfWrongBaseUrl(): void {
  const path = location.pathname.replace(/\bindex(?:\.html)?$/, '')
  const banner = document.querySelector<HTMLTemplateElement>('#base-url-warning')?.content.firstElementChild
  if (!banner || path === base) return
  const suggestion = banner.lastElementChild!
  suggestion.textContent = suggestion.textContent!.replace('{path}', path.replace(/\/?$/, '/'))
  document.body.prepend(banner)
}
