import type { TocEntry } from '../../compile/page.ts'

/** Links to the headings of a page. */
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

/** Those that a document shows, which its embedded data leave out. What counts of a depth is by how much it differs. */
export function shownEntries(): TocEntry[] {
  return [...document.querySelectorAll<HTMLElement>('[data-toc] > :first-child li')].map(({ dataset, firstElementChild: link }) => ({
    id: link!.getAttribute('href')!.slice(1),
    depth: Number(dataset.depth ?? 0),
    text: link!.textContent,
  }))
}

/** Scrolls a list, and not the page, until the heading being read is in sight. */
export function reveal(list: Element): void {
  const current = list.querySelector('[aria-current]')
  if (!current) return
  const inside = list.getBoundingClientRect()
  const { top, bottom, height } = current.getBoundingClientRect()
  if (top < inside.top || bottom > inside.bottom) list.scrollTop += top - inside.top - (inside.height - height) / 2
}
