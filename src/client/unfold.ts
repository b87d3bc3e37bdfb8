/**
 * Code that is folded is there all the same: when the browser scrolls to a word in it (a search in the page, a link to a text),
 * all of it is shown, and the word stays where it is.
 */
export function unfoldFoundCode(): void {
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (!(target instanceof HTMLPreElement) || target.scrollTop === 0) return
      const more = target.parentElement?.querySelector<HTMLDetailsElement>('.more:not([open])')
      if (!more) return
      const { scrollTop } = target
      more.open = true
      scrollBy({ top: scrollTop, behavior: 'instant' })
    },
    { capture: true, passive: true },
  )
}
