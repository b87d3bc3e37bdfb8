import type { Candidate } from './expand.ts'
import { tokenize } from './tokens.ts'

/** What a word of the query may mean. */
type Word = { candidates: Candidate[] }

/** Part of a name that has to be asked for. */
const ENOUGH = 0.5
/** Part of a name from which on nothing else is meant. */
const SURE = 0.85
/** What the last part of a name is worth: `maxLimit` of `rest.maxLimit`. */
const LAST = 0.9
/** Names that are nearer to each other than this are meant alike. */
const ALIKE = 0.05

interface Named {
  name: string
}

/** A page with what in its sections has a name. */
interface PageOfEntries<Entry extends Named> {
  title: string
  sections: Array<{ heading: string; entries?: Entry[] }>
}

interface AskedEntry<Entry> {
  entry: Entry
  /** The query is its name. */
  isSure: boolean
}

/**
 * What of a section is meant by a query rather than all of it: the one entry whose name says more of the query than its heading,
 * and more than the names of the others. The query's other words must be in the name of the section or the page.
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

/** How much of a name is asked for, 0 to 1. */
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

function weightIn(terms: ReadonlySet<string>, { candidates }: Word): number {
  return Math.max(0, ...candidates.map(({ term, weight }) => (terms.has(term) ? weight : 0)))
}
