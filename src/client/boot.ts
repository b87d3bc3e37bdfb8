/*
 * Inlined into every page; runs before the first paint. It applies the color mode and hides a dismissed announcement without a
 * flash, handles controls that work without the application (before and after it is loaded), loads the application on the first
 * sign of interaction, and queues clicks until then. Its imports are inlined with it. Readers who only read load no other script.
 */
import type { AtOnce } from '../theme/at-once.ts'
import { revealCurrent, SIDEBAR_END } from '../theme/layout/reveal-current.ts'
import { SEARCH_DIALOG_ID } from '../theme/layout/search-dialog-id.ts'
import { dismissAnnouncement, showAnnouncement } from './at-once/announcement.ts'
import { restoreChoices, syncChoices } from './at-once/choices.ts'
import { chooseNextColorMode, showColorMode } from './at-once/color-mode.ts'
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
// The stored choices changed in another tab or on another page before going back. Once loaded, the application handles this.
const followChoices = () => awake || showChoices()
for (const news of ['storage', 'pageshow']) {
  on(news, followChoices)
  on(news, showWrapping)
}

/* Controls that work without the application */

const answers: Record<AtOnce | 'copy' | 'wrap', (control: HTMLElement) => unknown> = {
  'color-mode': chooseNextColorMode,
  'dismiss-announcement': dismissAnnouncement,
  'toggle-sidebar': toggleSidebar,
  'show-main-menu': showMainMenu,
  'copy-page': copyPage,
  // Identified by class name, since the buttons of code blocks have no `data-does`.
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

/* Scrolls the sidebar to the current page while the document is being parsed */

customElements.define(
  SIDEBAR_END,
  class extends HTMLElement {
    connectedCallback() {
      revealCurrent(this.parentElement!)
    }
  },
)

/* Loading the application on interaction */

/** Clicks to replay once the application is loaded. */
const waiting: Array<() => void> = []
let awake: Promise<unknown> | undefined
/** Delay before listening again after a failure, in milliseconds; `pointermove` alone fires about a hundred times a second. */
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
      // Native controls and links still work; the next interaction retries.
      console.error(error)
      awake = undefined
      setTimeout(listen, PAUSE)
      return reloadIfGone()
    })
}

/** Imports the application and preloads the data that it will request. */
function load(): Promise<{ start(): Promise<void> }> {
  for (const href of ahead?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href }))
  }
  return import(/* @vite-ignore */ app!)
}

/** Hides the event from all other handlers: React already responds to events while it hydrates, so the replay would be a duplicate. */
function withhold(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

/** Controls of the application: marked ones, categories of the sidebar whose entries aren't in the page, and buttons of blocks. */
const NEED_APP = `[data-wake], li > details > summary:only-child, ${ISLAND_BUTTON}`

function keepClick(event: MouseEvent): void {
  const control = around(event.target, NEED_APP)
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
  // Open the dialog right away, so what the reader types next goes into its input.
  const search = searchDialog()
  if (search.open) search.close()
  else search.showModal()
  wake()
}

function searchDialog(): HTMLDialogElement {
  return document.getElementById(SEARCH_DIALOG_ID) as HTMLDialogElement
}

/**
 * These load the application even on a link: `pointercancel` means that the touch was a scroll, and keys do more than follow the
 * focused link.
 */
const staysFor = new Set(['pointercancel', 'keydown'])
const signs = ['pointermove', 'pointerdown', 'touchstart', 'focusin', ...staysFor]

function onSign(event: Event): void {
  // The page scrolled under a resting pointer.
  if (event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY) return
  if (!staysFor.has(event.type) && isLeaving(event.target)) return
  for (const sign of signs) removeEventListener(sign, onSign, true)
  wake()
}

/** Whether the reader is about to follow a link. Loading the application would only delay the next document. */
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

/* Fallback for browsers without invoker commands, and stored choices */

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
  // Blocks that show a state shared through the URL must wake without interaction (`Block.wakesOn`).
  const asked = parameters()
  for (const { dataset } of all('[data-wake-on]')) if (dataset.wakeOn === '' || asked.has(dataset.wakeOn!)) wake()
})

/** Shows a warning if the site was built for a different base URL (specification, section 8). Only the home page has its template. */
function warnOfWrongBaseUrl(): void {
  const path = location.pathname.replace(/\bindex(?:\.html)?$/, '')
  const banner = document.querySelector<HTMLTemplateElement>('#base-url-warning')?.content.firstElementChild
  if (!banner || path === base) return
  const suggestion = banner.lastElementChild!
  suggestion.textContent = suggestion.textContent!.replace('{path}', path.replace(/\/?$/, '/'))
  document.body.prepend(banner)
}
