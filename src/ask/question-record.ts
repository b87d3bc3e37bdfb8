import type { ReaderQuestion, Section, SectionEntry, WrittenAnswer } from '../compile/page.ts'
import type { SearchPage } from '../search/indexer.ts'

/** The record of a page in the index of questions. */
export interface QuestionRecord {
  route: string
  title: string
  answers: WrittenAnswer[]
  /** Questions that the documentation doesn't answer; absent if there are none. */
  unanswered?: ReaderQuestion[]
  /** Whether the page is about a special case, such as a change between versions; absent if it isn't. */
  isAside?: true
  /** Sections with named entries (options, parameters, events). */
  entries: NamedEntries[]
}

/** A section's entries, without their text. */
export interface NamedEntries {
  heading: string
  entries: Array<Pick<SectionEntry, 'id' | 'name'>>
}

/** Extracts the sections with entries. */
export function namedEntries(sections: Section[]): NamedEntries[] {
  return sections.flatMap(({ heading, entries }) => (entries ? [{ heading, entries: entries.map(({ id, name }) => ({ id, name })) }] : []))
}

/**
 * Input of the question index for a page: one section per question, with its first wording as the heading, and one per section
 * with entries.
 */
export function questionPage({ route, title, answers, unanswered = [], entries }: QuestionRecord, set: string): SearchPage {
  return {
    route,
    title,
    description: '',
    crumbs: [],
    set,
    tags: [],
    sections: [
      { id: '', heading: '', depth: 1, text: '', fences: [] },
      ...[...answers, ...unanswered].map(({ ask: [first = '', ...others], heading }, index) => ({
        id: String(index),
        heading: first,
        depth: 2,
        text: [...others, heading].join('\n'),
        fences: [],
      })),
      ...entries.map(({ heading, entries: named }, index) => ({
        id: `entries-${index}`,
        heading,
        depth: 2,
        text: named.map(({ name }) => name).join('\n'),
        fences: [],
      })),
    ],
  }
}
