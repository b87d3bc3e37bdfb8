import { MAIN_ID } from '../theme/layout/Layout.tsx'
import { adoptStyle } from '../theme/styles/adopt-style.ts'
import css from './cross-fade.css?inline'

adoptStyle(css)

let running: ViewTransition | undefined

/**
 * Changes the page, and lets the old one fade out above the new one, where the browser can do that and the reader wants motion. Resolves
 * once the page is changed: nothing waits for the fading, which ends when the page changes again.
 */
export async function crossFade(change: () => Promise<void>): Promise<void> {
  if (running) {
    running.skipTransition()
    // The browser may not have come to it yet, and this page comes after it, also where it fails.
    await running.updateCallbackDone.catch(() => {})
    return change()
  }
  // Older browsers lack it, whatever the types say.
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return change()
  const { clientWidth, style } = document.documentElement
  // Only the old page becomes a picture: what takes part in a transition can't be clicked.
  style.viewTransitionName = 'root'
  running = document.startViewTransition(async () => {
    style.viewTransitionName = ''
    await change()
    const main = document.getElementById(MAIN_ID)?.getBoundingClientRect()
    if (!main) return
    style.setProperty('--main-top', `${main.top}px`)
    style.setProperty('--beside-main', `${clientWidth - main.right}px 0 ${main.left}px`)
  })
  const { ready, finished, updateCallbackDone } = running
  const end = () => (running = undefined)
  finished.then(end, end)
  // A tab in the background has no transition, and one that is skipped never gets ready.
  ready.catch(() => {})
  return updateCallbackDone
}

// From the picture of the old page until the new one is ready, browsers find nothing below the pointer. What was pressed beside the page
// is still there then.
document.addEventListener('click', (event) => {
  if (!event.isTrusted || event.target !== document.documentElement || !running) return
  const repeat = () => {
    const target = document.elementFromPoint(event.clientX, event.clientY)
    if (target && !target.closest('main')) target.dispatchEvent(new MouseEvent('click', event))
  }
  running.ready.then(repeat, repeat)
})
