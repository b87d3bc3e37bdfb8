import { sectionAddress } from '../../addresses/section-address.ts'
import type { FoundAnswer, Marked, PageHit } from '../../search/provider.ts'
import type { OpenedResult } from './history.ts'

/** A selectable result: a page or a section. */
export interface Option {
  id: string
  /** Route with hash. */
  target: string
  isPage: boolean
  title: Marked
  /** Headings above a section; documentation set and categories above a page. */
  context: string[]
  excerpt: Marked
}

/** Returns a hit's options: the page, with an excerpt if its introduction matches, and its sections. */
export function optionsOf(hit: PageHit, index: number): [Option, ...Option[]] {
  const beginning = hit.sections.find(({ id }) => id === '')
  const sections = hit.sections.filter(({ id }) => id !== '')
  return [
    {
      id: `search-${index}`,
      target: hit.route,
      isPage: true,
      title: hit.title,
      context: [hit.set, ...hit.crumbs],
      excerpt: beginning?.excerpt ?? [],
    },
    ...sections.map(({ id, heading, path, excerpt }, at) => ({
      id: `search-${index}-${at}`,
      target: `${hit.route}#${id}`,
      isPage: false,
      title: heading,
      context: path,
      excerpt,
    })),
  ]
}

/** Converts an opened answer for the search history. */
export function openedAnswer(answer: FoundAnswer): OpenedResult {
  return { target: sectionAddress(answer), title: answer.question, context: [answer.title] }
}

/** Converts an opened result for the search history. */
export function openedOption({ target, title, isPage, context }: Option, hit: PageHit): OpenedResult {
  return { target, title: withoutMarks(title), context: isPage ? context : [withoutMarks(hit.title), ...context] }
}

export function withoutMarks(marked: Marked): string {
  return marked.map(({ text }) => text).join('')
}
