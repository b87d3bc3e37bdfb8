import type { WrittenAnswer } from '../compile/page.ts'
import type { SearchPage } from '../search/indexer.ts'

/** Questions that a page answers, as a file of their index has them. */
export interface QuestionRecord {
  route: string
  title: string
  answers: WrittenAnswer[]
}

/** What the index of questions takes in of a page: a section for each question, named by its first wording. */
export function questionPage({ route, title, answers }: QuestionRecord, set: string): SearchPage {
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
    ],
  }
}
