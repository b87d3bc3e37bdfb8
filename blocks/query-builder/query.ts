import JSON5 from 'json5'
import qs from 'qs'
import { createStorageSlot } from '../../src/theme/state/storage.ts'
import { PARAMETER } from './parameter.ts'

/** Maximum length of a shared URL in characters; servers reject URLs that aren't much longer. */
export const MAX_ADDRESS = 8_000

/** Values of a builder's fields. */
export interface Content {
  endpoint: string
  source: string
}

/** Appends a query string to an endpoint. */
export function toUrl(endpoint: string, query: string): string {
  return query === '' ? endpoint : `${endpoint}${endpoint.includes('?') ? '&' : '?'}${query}`
}

/** Storage of the last endpoint. */
export function endpointSlot(id: string) {
  return createStorageSlot(`${PARAMETER}.${id}`)
}

/** Storage of an endpoint's query. */
export function querySlot(id: string, endpoint: string) {
  return createStorageSlot(`${PARAMETER}.${id}.${endpoint}`)
}

/** Returns the stored values, with `code` for a query that wasn't edited. */
export function remembered(id: string, code: string): Content | undefined {
  const endpoint = endpointSlot(id).get()
  return endpoint === null ? undefined : { endpoint, source: querySlot(id, endpoint).get() ?? code }
}

/** Returns the values shared in the page's URL, if they are for this builder. */
export function shared(id: string): Content | undefined {
  const parameters = new URLSearchParams(location.search)
  const [endpoint, source] = [parameters.get('endpoint'), parameters.get('query')]
  if (parameters.get(PARAMETER) !== id || endpoint === null || source === null) return undefined
  return location.href.length > MAX_ADDRESS ? undefined : { endpoint, source }
}

/** Removes shared values from the URL after an edit, so that a reload shows the edited ones. */
export function forgetShared(id: string): void {
  const address = new URL(location.href)
  if (address.searchParams.get(PARAMETER) !== id) return
  address.search = ''
  history.replaceState(history.state, '', address)
}

/** Returns a URL that shares a builder's values. */
export function addressOf(id: string, endpoint: string, source: string): string {
  const address = new URL(location.href)
  address.search = new URLSearchParams({ [PARAMETER]: id, endpoint, query: source }).toString()
  address.hash = id
  return address.href
}

/** Converts a query object to a query string. Parses the source as JSON5 and never evaluates it. */
export function toQuery(source: string): { query?: string; error?: string } {
  try {
    const value: unknown = JSON5.parse(source.trim() === '' ? '{}' : source.trim().replace(/;$/, ''))
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { error: 'The query must be an object: { … }' }
    return { query: qs.stringify(value, { encodeValuesOnly: true }) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
