import { collapseDuration } from '../theme/state/collapse.ts'

interface Movement {
  animation: Animation
  isOpening: boolean
}

const movements = new WeakMap<HTMLDetailsElement, Movement>()

/** Animates the height of collapsibles and long code in articles (specification, section 4); the native behavior has no transition. */
export function animateCollapsibles(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    const summary = event.target.closest('summary')
    const details = summary?.parentElement
    if (!(details instanceof HTMLDetailsElement) || !details.matches('.prose details')) return
    // Links and buttons in the summary keep their own behavior.
    if (summary!.contains(event.target.closest('a, button'))) return
    event.preventDefault()
    const isOpening = !(movements.get(details)?.isOpening ?? details.open)
    move(details, isOpening)
  })
}

/** Starts at the current height, so a running animation can be reversed. `open` stays set until closing has finished. */
function move(details: HTMLDetailsElement, isOpening: boolean): void {
  const box = boxOf(details)
  const isHeld = box !== details && !isOpening
  const { top } = details.getBoundingClientRect()
  const from = box.offsetHeight
  movements.get(details)?.animation.cancel()
  details.open = false
  const closed = box.offsetHeight
  details.open = true
  const opened = box.offsetHeight
  const finish = () => {
    movements.delete(details)
    details.open = isOpening
    if (isHeld) hold(details, top)
  }
  const duration = collapseDuration(opened - closed, matchMedia('(prefers-reduced-motion: reduce)').matches)
  if (duration === 0) return finish()
  const animation = box.animate(
    [from, isOpening ? opened : closed].map((height) => ({ height: `${height}px`, overflowY: 'clip' })),
    { duration, easing: 'ease-in-out' },
  )
  animation.onfinish = finish
  movements.set(details, { animation, isOpening })
  if (isHeld) hold(details, top)
}

/** Keeps the summary below closing code where it is on the screen: the browser would leave the reader somewhere further down the page. */
function hold(details: HTMLDetailsElement, top: number): void {
  scrollBy({ top: details.getBoundingClientRect().top - top, behavior: 'instant' })
  if (movements.get(details)?.isOpening === false) requestAnimationFrame(() => hold(details, top))
}

/** Long code isn't inside the `<details>` that expands it. */
function boxOf(details: HTMLDetailsElement): HTMLElement {
  return (details.matches('.more') && details.parentElement?.querySelector('pre')) || details
}
