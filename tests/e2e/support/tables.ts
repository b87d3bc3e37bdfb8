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

/** Runs in the page: returns words of code that break in tables with room for them, and the titles of tables that are too wide. */
export function broken(): string[] {
  const boxes = [...document.querySelectorAll('.prose .table:not(.as-scroll)')].filter((box) => box.checkVisibility())
  const words = boxes.flatMap((box) => {
    // On a card or in a column, long words may break, and with large text, all of them may.
    const isTable = getComputedStyle(box.querySelector('tbody')!).display === 'table-row-group'
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
    if (box.clientWidth < 17 * rem) return []
    return [...box.querySelectorAll(isTable && !box.matches('.breaks') ? 'tbody :is(.whole, .long)' : 'tbody .whole')]
  })
  /** Runs for a word or for a cell that stays on one line. Code in a line of text isn’t at its top. */
  const isOnOneLine = (word: Element) => {
    const range = document.createRange()
    range.selectNodeContents(word)
    const middles = [...range.getClientRects()].map(({ top, height }) => top + height / 2)
    return Math.max(...middles) - Math.min(...middles) < 8
  }
  return [
    ...words.filter((word) => word.checkVisibility() && !isOnOneLine(word)).map((word) => word.textContent),
    ...boxes.filter((box) => box.scrollWidth > box.clientWidth + 4).map((box) => box.querySelector('thead')!.textContent),
  ]
}
