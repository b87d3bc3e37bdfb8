/** Runs in the page: returns elements that overflow the page or overlap a neighbor, as sentences. */
export function overlapsIn(): string[] {
  /** In pixels, because neighbors can share a border. */
  const TOLERANCE = 1.5
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()}> “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    // Absolutely positioned elements overlap on purpose.
    if (getComputedStyle(element).position === 'absolute') return false
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  const overlap = (a: Element, b: Element) => {
    const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()]
    const x = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const y = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return x > TOLERANCE && y > TOLERANCE
  }
  const pairs = (elements: Element[]) =>
    elements.flatMap((a, index) =>
      elements
        .slice(index + 1)
        .flatMap((b) => (!a.contains(b) && !b.contains(a) && overlap(a, b) ? [`${nameOf(a)} and ${nameOf(b)}`] : [])),
    )

  const { documentElement: root } = document
  const found =
    root.scrollWidth > root.clientWidth ? [`The page is ${root.scrollWidth} pixels wide in a window of ${root.clientWidth}.`] : []
  const controls = 'a, button, summary, input, select, textarea'
  const regions = ['header', 'main', 'footer', '#navigation', 'nav'].map((selector) => [
    ...document.querySelectorAll(`${selector} :is(${controls})`),
  ])
  for (const region of regions)
    found.push(
      ...pairs(region.filter((element) => isShown(element) && !element.closest('[popover]:not(:popover-open), .screenshot, .annotation'))),
    )
  const blocks = [...document.querySelectorAll('#article > *, #article > .html > *')]
  found.push(...pairs(blocks.filter((element) => isShown(element) && getComputedStyle(element).float === 'none')))
  const columns = [...document.querySelectorAll('main, #navigation')].filter(isShown)
  found.push(...pairs(columns))
  return [...new Set(found)]
}
