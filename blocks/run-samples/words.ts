// Request vocabulary that doesn't depend on content types.

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
/** Valid but uncommon parameters, which aren't suggested. */
export const RARE = ['hasPublishedVersion', 'plugins']

export const PAGINATION: Option[] = [
  { text: 'page', detail: 'number of the page, from 1', goesOn: ']=' },
  { text: 'pageSize', detail: 'entries of a page', goesOn: ']=' },
  { text: 'start', detail: 'entries to skip', goesOn: ']=' },
  { text: 'limit', detail: 'entries at most', goesOn: ']=' },
  { text: 'withCount', detail: 'whether to count all', goesOn: ']=' },
]
/** Pagination parameters as a list for sentences. */
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
/** Operators on relations themselves. */
export const OF_RELATIONS: Option[] = [
  { text: '$notNull', detail: 'there is one', goesOn: ']=' },
  { text: '$null', detail: 'there is none', goesOn: ']=' },
]
export const STATUSES: Option[] = [
  { text: 'published', detail: 'what visitors see' },
  { text: 'draft', detail: 'what editors work on' },
]
/** Path prefix of the REST API. */
export const PREFIX: Option = { text: '/api/', detail: 'content' }
/** Endpoints that don't belong to a content type. */
export const ELSEWHERE: ReadonlySet<string> = new Set(['auth', 'connect', 'i18n', 'upload', 'users', 'users-permissions'])
export const METHODS: Option[] = ['GET', 'POST', 'PUT', 'DELETE'].map((text) => ({ text, detail: '', goesOn: ' ' }))

/** Top-level names of a body. */
export const OF_BODIES: Option[] = [{ text: 'data', detail: 'fields to write' }]
/** Attributes that a body can't contain. */
export const READ_ONLY: ReadonlySet<string> = new Set([
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'createdBy',
  'updatedBy',
  'localizations',
])
/** Attributes that a body can contain, without an effect. */
export const IGNORED: ReadonlySet<string> = new Set(['locale', 'publishedAt'])
/** Operations on a relation. */
export const OF_OPERATIONS: Option[] = [
  { text: 'connect', detail: 'adds entries' },
  { text: 'disconnect', detail: 'removes entries' },
  { text: 'set', detail: 'replaces all entries' },
]
/** Names of an entry to connect. */
export const OF_ITEMS: Option[] = [
  { text: 'documentId', detail: 'which entry' },
  { text: 'position', detail: 'where in the order' },
  { text: 'locale', detail: 'in which language' },
  { text: 'status', detail: 'draft or published' },
]
/** Valid names in a relation, which aren't suggested. */
export const OF_ENTRIES: ReadonlySet<string> = new Set(['id', '__type', 'options'])
export const OF_POSITIONS: Option[] = [
  { text: 'start', detail: 'first: true' },
  { text: 'end', detail: 'last: true' },
  { text: 'before', detail: 'document ID' },
  { text: 'after', detail: 'document ID' },
]
