import { collapseDuration } from '../theme/state/collapse.ts'

interface Movement {
  animation: Animation
  isOpening: boolean
}

const movements = new WeakMap<HTMLDetailsElement, Movement>()

/** Animates the height of collapsibles in articles (specification, section 4); the native behavior has no transition. */
export function animateCollapsibles(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    const summary = event.target.closest('summary')
    const details = summary?.parentElement
    if (!(details instanceof HTMLDetailsElement) || !details.matches('.prose details:not(.more)')) return
    // Links and buttons in the summary keep their own behavior.
    if (summary!.contains(event.target.closest('a, button'))) return
    event.preventDefault()
    const isOpening = !(movements.get(details)?.isOpening ?? details.open)
    move(details, isOpening)
  })
}

/** Starts at the current height, so a running animation can be reversed. `open` stays set until closing has finished. */
function move(details: HTMLDetailsElement, isOpening: boolean): void {
  const from = details.offsetHeight
  movements.get(details)?.animation.cancel()
  details.open = false
  const closed = details.offsetHeight
  details.open = true
  const opened = details.offsetHeight
  const finish = () => {
    movements.delete(details)
    details.open = isOpening
  }
  const duration = collapseDuration(opened - closed, matchMedia('(prefers-reduced-motion: reduce)').matches)
  if (duration === 0) return finish()
  const animation = details.animate(
    [from, isOpening ? opened : closed].map((height) => ({ height: `${height}px`, overflow: 'clip' })),
    { duration, easing: 'ease-in-out' },
  )
  animation.onfinish = finish
  movements.set(details, { animation, isOpening })
}
