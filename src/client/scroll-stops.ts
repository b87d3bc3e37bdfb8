/**
 * Makes overflowing code blocks and tables focusable, so readers can scroll them with arrow keys; others stay out of the tab
 * order. Most browsers do this for scroll containers by themselves.
 */
const observer = new ResizeObserver((entries) => {
  const overflows = entries.map(({ target }) => target.scrollWidth > target.clientWidth)
  for (const [index, { target }] of entries.entries()) {
    if (overflows[index]) target.setAttribute('tabindex', '0')
    else target.removeAttribute('tabindex')
  }
})

/** Observes the code blocks and tables of the current article. */
export function watchScrollStops(): void {
  observer.disconnect()
  for (const scroller of document.querySelectorAll('.code > pre, .as-scroll')) observer.observe(scroller)
}
