import { collapseDuration } from '../theme/state/collapse.ts'

interface Movement {
  animation: Animation
  isOpening: boolean
}

const movements = new WeakMap<HTMLDetailsElement, Movement>()

/** Opens and closes the collapsibles of articles by height (specification, section 4). Without this, browsers do it at once. */
export function animateCollapsibles(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    const summary = event.target.closest('summary')
    const details = summary?.parentElement
    if (!(details instanceof HTMLDetailsElement) || !details.matches('.prose details:not(.more)')) return
    // A link or a button in a title does what it does.
    if (summary!.contains(event.target.closest('a, button'))) return
    event.preventDefault()
    const isOpening = !(movements.get(details)?.isOpening ?? details.open)
    move(details, isOpening)
  })
}

/** From the height that it has at this moment, so that it can be turned round on its way. It stays open while it closes. */
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
