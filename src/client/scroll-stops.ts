/**
 * Code or a table that goes on beyond its edge is a stop of the Tab key, so that arrow keys can move it; what fits isn't. Most browsers
 * see to it by themselves.
 */
const observer = new ResizeObserver((entries) => {
  const overflows = entries.map(({ target }) => target.scrollWidth > target.clientWidth)
  for (const [index, { target }] of entries.entries()) {
    if (overflows[index]) target.setAttribute('tabindex', '0')
    else target.removeAttribute('tabindex')
  }
})

/** Watches the code and the tables of the article that is shown. */
export function watchScrollStops(): void {
  observer.disconnect()
  for (const scroller of document.querySelectorAll('.code > pre, .as-scroll')) observer.observe(scroller)
}
