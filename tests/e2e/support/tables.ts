/** The mark of a table that scrolls on a phone, in a page's HTML. */
export const SCROLLING = /<div class="table as-scroll"/

/** Runs in the page: cells and parts of options with text that the window doesn't hold, unless their table is one that scrolls. */
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

/** Runs in the page: tables that scroll without saying so. */
export function mute(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.prose .table')]
    .filter((box) => box.scrollWidth > box.clientWidth + 1)
    .filter((box) => box.tabIndex !== 0 || !box.ariaLabel || !getComputedStyle(box).backgroundImage.includes('gradient'))
    .map((box) => box.textContent.slice(0, 60))
}
