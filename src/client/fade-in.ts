import { MAIN_ID } from '../theme/layout/Layout.tsx'
import { adoptStyle } from '../theme/styles/adopt-style.ts'
import css from './fade-in.css?inline'

adoptStyle(css)

/** Duration in ms. */
const DURATION = 130
/** Opacity of the veil in the first frame, in which text is already readable. */
const FIRST = 0.6

/**
 * Lifts a veil of the background's color from the page that has just been rendered, unless the reader prefers reduced motion. A View
 * Transition would also show the old page below it, but takes a picture of that first: the next page takes 1.5 times as long to appear, and
 * clicks in between have no effect.
 */
export function fadeIn(): void {
  const main = document.getElementById(MAIN_ID)
  if (!main || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { left, top, width } = main.getBoundingClientRect()
  const veil = document.createElement('div')
  veil.className = 'veil'
  veil.style.inset = `${Math.max(top, 0)}px auto 0 ${left}px`
  veil.style.width = `${width}px`
  document.body.append(veil)
  void veil.animate({ opacity: [FIRST, 0] }, { duration: DURATION, easing: 'ease-out' }).finished.finally(() => veil.remove())
}
