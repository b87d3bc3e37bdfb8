/**
 * Custom element after the sidebar's entries: when the parser reaches it, the boot script scrolls to the current entry, before the first
 * paint.
 */
export const SIDEBAR_END = 'sidebar-end'

/** Returns the entry of the current page. */
export function currentEntry(sidebar: Element): Element | null {
  return sidebar.querySelector('[aria-current=page]')
}

/** Scrolls only the given element, so that its current entry is as close as possible to the middle of the window. */
export function revealCurrent(scroller: Element): void {
  const top = currentEntry(scroller)?.getBoundingClientRect().top
  if (top) scroller.scrollTop += top - innerHeight / 2
}
