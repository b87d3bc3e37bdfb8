import type { Section } from '../compile/page.ts'
import { xmlElement, xmlFile } from './xml.ts'

export const FEED = '/feed.xml'

interface FeedInput {
  title: string
  /** Address of the page that it is made from, and its own. */
  page: string
  self: string
  sections: Section[]
}

/** Characters of an entry's summary. */
const SUMMARY = 400
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'
const DATE = new RegExp(`^(?:(${MONTHS}) (?:(\\d{1,2}), )?(\\d{4}))`)

/** An Atom feed (RFC 4287) of a page of releases: an entry for each section of the second level that begins with its date. */
export function feed({ title, page, self, sections }: FeedInput): string {
  const entries = sections.flatMap((section) => {
    const date = section.depth === 2 ? dateOf(section.text) : undefined
    return date === undefined ? [] : [{ ...section, date }]
  })
  const updated = entries[0]?.date ?? '1970-01-01T00:00:00Z'
  const items = entries.map(({ id, heading, date, text }) => {
    const address = `${page}#${id}`
    return xmlElement('entry', {}, [
      xmlElement('id', {}, [address]),
      xmlElement('title', {}, [heading]),
      xmlElement('link', { href: address }),
      xmlElement('updated', {}, [date]),
      xmlElement('summary', {}, [text.length > SUMMARY ? `${text.slice(0, SUMMARY)} …` : text]),
    ])
  })
  return xmlFile('feed', 'http://www.w3.org/2005/Atom', [
    xmlElement('id', {}, [page]),
    xmlElement('title', {}, [title]),
    xmlElement('author', {}, [xmlElement('name', {}, [title])]),
    xmlElement('link', { rel: 'self', href: self }),
    xmlElement('link', { href: page }),
    xmlElement('updated', {}, [updated]),
    ...items,
  ])
}

/** A day, or the first of a month. */
function dateOf(text: string): string | undefined {
  const [, month, day = '1', year] = DATE.exec(text.trimStart()) ?? []
  if (month === undefined) return undefined
  return new Date(Date.UTC(Number(year), MONTHS.split('|').indexOf(month), Number(day))).toISOString().replace('.000', '')
}
