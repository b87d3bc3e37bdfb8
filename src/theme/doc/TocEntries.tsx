import type { TocEntry } from '../../compile/page.ts'

/** Renders links to a page's headings. */
export function TocEntries({ entries, active }: { entries: TocEntry[]; active: string | undefined }) {
  const top = Math.min(...entries.map((entry) => entry.depth))
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id} data-depth={entry.depth - top || undefined}>
          <a href={`#${entry.id}`} aria-current={entry.id === active ? 'true' : undefined}>
            {entry.text}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Reads the entries from the prerendered page, since its embedded data omits them. Depths are relative to the shallowest heading. */
export function shownEntries(): TocEntry[] {
  return [...document.querySelectorAll<HTMLElement>('[data-toc] > :first-child li')].map(({ dataset, firstElementChild: link }) => ({
    id: link!.getAttribute('href')!.slice(1),
    depth: Number(dataset.depth ?? 0),
    text: link!.textContent,
  }))
}

/** Scrolls the list (not the page) until the current heading is visible. */
export function reveal(list: Element): void {
  const current = list.querySelector('[aria-current]')
  if (!current) return
  const inside = list.getBoundingClientRect()
  const { top, bottom, height } = current.getBoundingClientRect()
  if (top < inside.top || bottom > inside.bottom) list.scrollTop += top - inside.top - (inside.height - height) / 2
}
