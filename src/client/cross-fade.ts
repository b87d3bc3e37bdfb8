import { MAIN_ID } from '../theme/layout/Layout.tsx'
import { adoptStyle } from '../theme/styles/adopt-style.ts'
import css from './cross-fade.css?inline'

adoptStyle(css)

let running: ViewTransition | undefined

/**
 * Changes the page in a view transition that fades out the old page above the new one, if the browser supports it and the reader
 * doesn't prefer reduced motion. Resolves once the page has changed, without waiting for the animation; another change cuts it
 * short.
 */
export async function crossFade(change: () => Promise<void>): Promise<void> {
  if (running) {
    running.skipTransition()
    // The callback may still be pending; this change must follow it, even if it fails.
    await running.updateCallbackDone.catch(() => {})
    return change()
  }
  // Not available in older browsers, although the DOM types say otherwise.
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return change()
  const { clientWidth, style } = document.documentElement
  // Capture only the old page: elements that take part in a transition can't be clicked.
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
  // `ready` rejects for skipped transitions, and always in background tabs.
  ready.catch(() => {})
  return updateCallbackDone
}

// From the capture until the new page is ready, hit testing only finds the root element. Replay clicks outside the article, where
// elements are the same after the change.
document.addEventListener('click', (event) => {
  if (!event.isTrusted || event.target !== document.documentElement || !running) return
  const repeat = () => {
    const target = document.elementFromPoint(event.clientX, event.clientY)
    if (target && !target.closest('main')) target.dispatchEvent(new MouseEvent('click', event))
  }
  running.ready.then(repeat, repeat)
})
