import { kinds, type Kind } from './compare.ts'
import type { PageResult, VersionResults } from './results.ts'

export type KindCounts = Record<Kind, number>

/** Labels of kinds in a report. */
const TITLES: Record<Kind, string> = { same: 'same', added: 'added', other: 'another', refused: 'refused', unknown: 'not comparable' }

/** Counts results by kind. */
export function countKinds(pages: PageResult[]): KindCounts {
  const counts: KindCounts = { same: 0, added: 0, other: 0, refused: 0, unknown: 0 }
  for (const { same, different } of pages) {
    counts.same += same.length
    for (const { kind } of different) counts[kind]++
  }
  return counts
}

/** Counts by section of the documentation, and in total. */
export function reportOf({ version, documented, pages }: VersionResults): string {
  const sections = new Map<string, PageResult[]>()
  for (const [route, page] of Object.entries(pages)) {
    const section = route.split('/').slice(0, 3).join('/')
    sections.set(section, [...(sections.get(section) ?? []), page])
  }
  const width = Math.max(...[...sections.keys()].map((name) => name.length), 5) + 2
  const line = (name: string, cells: Array<string | number>) => name.padEnd(width) + cells.map((cell) => String(cell).padStart(16)).join('')
  const row = (name: string, list: PageResult[]) => {
    const counts = countKinds(list)
    return line(
      name,
      kinds.map((kind) => counts[kind]),
    )
  }
  return [
    `What ${documented} does, in ${version}:`,
    line(
      '',
      kinds.map((kind) => TITLES[kind]),
    ),
    ...[...sections].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([name, list]) => row(name, list)),
    row('total', Object.values(pages)),
  ].join('\n')
}
