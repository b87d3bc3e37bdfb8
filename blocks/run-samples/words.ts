// The words of a request that don't depend on the content.

import type { Option } from './option.ts'

export const PARAMETERS: Option[] = [
  { text: 'filters', detail: 'conditions', goesOn: '[' },
  { text: 'populate', detail: 'relations, media and components to bring along', goesOn: '=' },
  { text: 'fields', detail: 'fields to return', goesOn: '=' },
  { text: 'sort', detail: 'order', goesOn: '=' },
  { text: 'pagination', detail: 'how many, from where', goesOn: '[' },
  { text: 'locale', detail: 'language', goesOn: '=' },
  { text: 'status', detail: 'draft or published', goesOn: '=' },
  { text: '_q', detail: 'words to look for', goesOn: '=' },
]
/** Strapi 5 knows them, few readers do. */
export const RARE = ['hasPublishedVersion', 'plugins']

export const PAGINATION: Option[] = [
  { text: 'page', detail: 'number of the page, from 1', goesOn: ']=' },
  { text: 'pageSize', detail: 'entries of a page', goesOn: ']=' },
  { text: 'start', detail: 'entries to skip', goesOn: ']=' },
  { text: 'limit', detail: 'entries at most', goesOn: ']=' },
  { text: 'withCount', detail: 'whether to count all', goesOn: ']=' },
]
/** The same, in a sentence. */
export const PAGINATION_NAMES = `${PAGINATION.slice(0, -1)
  .map(({ text }) => text)
  .join(', ')}, or ${PAGINATION.at(-1)!.text}`
export const POPULATE_KEYS: Option[] = [
  { text: 'fields', detail: 'fields of it', goesOn: '][0]=' },
  { text: 'filters', detail: 'conditions on it', goesOn: '][' },
  { text: 'sort', detail: 'its order', goesOn: '][0]=' },
  { text: 'populate', detail: 'what it brings along', goesOn: '][0]=' },
  { text: 'count', detail: 'how many there are, instead of them', goesOn: ']=' },
]
/** What is asked of a relation itself, not of a field of it. */
export const OF_RELATIONS: Option[] = [
  { text: '$notNull', detail: 'there is one', goesOn: ']=' },
  { text: '$null', detail: 'there is none', goesOn: ']=' },
]
export const STATUSES: Option[] = [
  { text: 'published', detail: 'what visitors see' },
  { text: 'draft', detail: 'what editors work on' },
]
/** What addresses of the REST API begin with. */
export const PREFIX: Option = { text: '/api/', detail: 'content' }
/** Endpoints that are no content type’s. */
export const ELSEWHERE: ReadonlySet<string> = new Set(['auth', 'connect', 'i18n', 'upload', 'users', 'users-permissions'])
export const METHODS: Option[] = ['GET', 'POST', 'PUT', 'DELETE'].map((text) => ({ text, detail: '', goesOn: ' ' }))
