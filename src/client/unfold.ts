/**
 * Expands folded code when the browser scrolls to text inside it, for find-in-page or a text fragment, and keeps that text at the
 * same position on screen.
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
