/** Stands behind a sidebar's entries: when the parser gets there, the boot script shows the current one, before anything is painted. */
export const SIDEBAR_END = 'sidebar-end'

/** The entry of the page that is shown. */
export function currentEntry(sidebar: Element): Element | null {
  return sidebar.querySelector('[aria-current=page]')
}

/** Scrolls what a sidebar scrolls in, and nothing else, until its current entry is in the middle of the window or as near as it can be. */
export function revealCurrent(scroller: Element): void {
  const top = currentEntry(scroller)?.getBoundingClientRect().top
  if (top) scroller.scrollTop += top - innerHeight / 2
}
