import type { Section } from '../compile/page.ts'
import { xmlElement, xmlFile } from './xml.ts'

interface FeedInput {
  title: string
  /** URL of the release notes, and of the feed itself. */
  page: string
  self: string
  sections: Section[]
  /** Language in which dates are written. */
  lang: string
}

/** Maximum length of an entry's summary, in characters. */
const SUMMARY = 400

/** Generates an Atom feed (RFC 4287) from release notes: an entry for each second-level section that starts with a date. */
export function feed({ title, page, self, sections, lang }: FeedInput): string {
  const dateOf = dateReader(lang)
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

/** Creates a parser for a date at the beginning of a text: day and month in either order, or only a month, which means its first day. */
function dateReader(lang: string): (text: string) => string | undefined {
  const months = [...monthsIn(lang, { month: 'long' }), ...monthsIn(lang, { month: 'long', day: 'numeric' })]
  const date = new RegExp(`^(?:(\\d{1,2})\\.? )?(${months.join('|')}) (?:(\\d{1,2}), )?(\\d{4})`)
  return (text) => {
    const [, before, month, after, year] = date.exec(text.trimStart()) ?? []
    if (month === undefined) return undefined
    const day = Number(before ?? after ?? 1)
    return new Date(Date.UTC(Number(year), months.indexOf(month) % 12, day)).toISOString().replace('.000', '')
  }
}

/** Month names in a language, standalone or within a date, since some languages inflect them. */
function monthsIn(lang: string, parts: Intl.DateTimeFormatOptions): string[] {
  const format = new Intl.DateTimeFormat(lang, { ...parts, calendar: 'gregory', timeZone: 'UTC' })
  const nameOf = (month: number) => format.formatToParts(Date.UTC(2000, month)).find(({ type }) => type === 'month')!.value
  return Array.from({ length: 12 }, (_, month) => nameOf(month))
}
