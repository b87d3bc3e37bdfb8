import JSON5 from 'json5'
import qs from 'qs'
import { createStorageSlot } from '../../src/theme/state/storage.ts'
import { PARAMETER } from './parameter.ts'

/** Longest address that shares a query, in characters; servers refuse ones that are not much longer. */
export const MAX_ADDRESS = 8_000

/** What a builder has in its fields. */
export interface Content {
  endpoint: string
  source: string
}

/** An endpoint with a query behind it. */
export function toUrl(endpoint: string, query: string): string {
  return query === '' ? endpoint : `${endpoint}${endpoint.includes('?') ? '&' : '?'}${query}`
}

/** The endpoint that was written last. */
export function endpointSlot(id: string) {
  return createStorageSlot(`${PARAMETER}.${id}`)
}

/** The query that was written for an endpoint. */
export function querySlot(id: string, endpoint: string) {
  return createStorageSlot(`${PARAMETER}.${id}.${endpoint}`)
}

/** What the reader wrote on an earlier visit; `code` stands for a query that was left as it is. */
export function remembered(id: string, code: string): Content | undefined {
  const endpoint = endpointSlot(id).get()
  return endpoint === null ? undefined : { endpoint, source: querySlot(id, endpoint).get() ?? code }
}

/** What the address of this page carries for this builder. */
export function shared(id: string): Content | undefined {
  const parameters = new URLSearchParams(location.search)
  const [endpoint, source] = [parameters.get('endpoint'), parameters.get('query')]
  if (parameters.get(PARAMETER) !== id || endpoint === null || source === null) return undefined
  return location.href.length > MAX_ADDRESS ? undefined : { endpoint, source }
}

/** Once it is edited, it isn't what the address shares any more: a reload shows what was written. */
export function forgetShared(id: string): void {
  const address = new URL(location.href)
  if (address.searchParams.get(PARAMETER) !== id) return
  address.search = ''
  history.replaceState(history.state, '', address)
}

/** The address that shares what is in a builder. */
export function addressOf(id: string, endpoint: string, source: string): string {
  const address = new URL(location.href)
  address.search = new URLSearchParams({ [PARAMETER]: id, endpoint, query: source }).toString()
  address.hash = id
  return address.href
}

/** Parses, never runs: the object is data (JSON5). */
export function toQuery(source: string): { query?: string; error?: string } {
  try {
    const value: unknown = JSON5.parse(source.trim() === '' ? '{}' : source.trim().replace(/;$/, ''))
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { error: 'The query must be an object: { … }' }
    return { query: qs.stringify(value, { encodeValuesOnly: true }) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
