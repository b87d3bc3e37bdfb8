/** Matches a table that scrolls on a phone, in a page's HTML. */
export const SCROLLING = /<div class="table as-scroll"/

/** Runs in the page: returns the text of table cells and options that overflow the window, except in scrolling tables. */
export function cutOff(): string[] {
  const parts = document.querySelectorAll('.prose :is(tbody td, .options dt, .options dd)')
  return [...parts]
    .filter((part) => part.checkVisibility() && part.textContent.trim() !== '' && !part.closest('.as-scroll'))
    .filter((part) => {
      const { left, right } = part.getBoundingClientRect()
      return left < -1 || right > innerWidth + 1 || part.scrollWidth > Math.max(part.clientWidth, right - left) + 1
    })
    .map((part) => part.textContent.trim().slice(0, 60))
}

/** Runs in the page: returns tables that scroll without a tab stop, a name, or an edge shadow. */
export function mute(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.prose .table')]
    .filter((box) => box.scrollWidth > box.clientWidth + 1)
    .filter((box) => box.tabIndex !== 0 || !box.ariaLabel || !getComputedStyle(box).backgroundImage.includes('gradient'))
    .map((box) => box.textContent.slice(0, 60))
}
