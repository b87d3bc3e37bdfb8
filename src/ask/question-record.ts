import type { Section, SectionEntry, WrittenAnswer } from '../compile/page.ts'
import type { SearchPage } from '../search/indexer.ts'

/** Questions that a page answers, as a file of their index has them. */
export interface QuestionRecord {
  route: string
  title: string
  answers: WrittenAnswer[]
  /** Its sections that have entries (options, parameters, events), with the names of these. */
  entries: NamedEntries[]
}

/** What in a section has a name and an address of its own, without what is said of it. */
export interface NamedEntries {
  heading: string
  entries: Array<Pick<SectionEntry, 'id' | 'name'>>
}

/** The names that a page explains, by section. */
export function namedEntries(sections: Section[]): NamedEntries[] {
  return sections.flatMap(({ heading, entries }) => (entries ? [{ heading, entries: entries.map(({ id, name }) => ({ id, name })) }] : []))
}

/** What the index of questions takes in of a page: a section for each question, named by its first wording, and one of the names. */
export function questionPage({ route, title, answers, entries }: QuestionRecord, set: string): SearchPage {
  return {
    route,
    title,
    description: '',
    crumbs: [],
    set,
    tags: [],
    sections: [
      { id: '', heading: '', depth: 1, text: '', fences: [] },
      ...answers.map(({ ask: [first = '', ...others], heading }, index) => ({
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
