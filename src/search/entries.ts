import type { Candidate } from './expand.ts'
import { tokenize } from './tokens.ts'

/** Terms that a query word may match. */
type Word = { candidates: Candidate[] }

/** Minimum share of an entry's name that the query must match. */
const ENOUGH = 0.5
/** Share of an entry's name above which the query certainly means the entry. */
const SURE = 0.85
/** Weight of a name's last part alone, such as `maxLimit` of `rest.maxLimit`. */
const LAST = 0.9
/** Minimum lead over the second-best entry; below it, the query is ambiguous. */
const ALIKE = 0.05

interface Named {
  name: string
}

/** A page whose sections may have named entries. */
interface PageOfEntries<Entry extends Named> {
  title: string
  sections: Array<{ heading: string; entries?: Entry[] }>
}

interface AskedEntry<Entry> {
  entry: Entry
  /** Whether the match is close enough to be certain. */
  isSure: boolean
}

/**
 * Finds the entry of a section that a query refers to: the one whose name matches the query better than the section's heading and
 * the other entries do. All other words of the query must occur in the section's heading or the page's title.
 */
export function entryAskedFor<Entry extends Named>(
  { title, sections }: PageOfEntries<Entry>,
  section: number,
  words: Word[],
): AskedEntry<Entry> | undefined {
  const { heading, entries = [] } = sections[section]!
  if (entries.length === 0) return undefined
  const around = termsOf(`${title} ${heading}`)
  const likeness = ({ name }: Named) => {
    const own = termsOf(`${name} ${lastPart(name)}`)
    const isMeant = words.every((word) => weightIn(own, word) > 0 || weightIn(around, word) > 0)
    return isMeant ? Math.max(share(name, words), LAST * share(lastPart(name), words)) : 0
  }
  const ranked = entries.map((entry) => ({ entry, likeness: likeness(entry) })).sort((a, b) => b.likeness - a.likeness)
  const [best, second] = ranked
  if (best!.likeness < ENOUGH || best!.likeness <= share(heading, words) || best!.likeness - (second?.likeness ?? 0) < ALIKE)
    return undefined
  return { entry: best!.entry, isSure: best!.likeness >= SURE }
}

/** Share of a name that the query matches, 0 to 1. */
function share(name: string, words: Word[]): number {
  const asked = (term: string) => Math.max(0, ...words.map((word) => weightIn(new Set([term]), word)))
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)
  return mean(tokenize(name).map(({ term, parts }) => asked(term) || mean(parts.map(asked))))
}

function lastPart(name: string): string {
  return name.split(/[.[\]]+/).findLast((part) => part !== '') ?? name
}

function termsOf(text: string): Set<string> {
  return new Set(tokenize(text).flatMap(({ term, parts }) => [term, ...parts]))
}

/** How well the best of a word's candidates that are among the terms matches, 0 to 1. */
export function weightIn(terms: ReadonlySet<string>, { candidates }: Word): number {
  return Math.max(0, ...candidates.map(({ term, weight }) => (terms.has(term) ? weight : 0)))
}
