import JSON5 from 'json5'
import qs from 'qs'
import { useEffect, useId, useRef, useState } from 'react'
import { createStorageSlot } from '../state/storage.ts'

export interface QueryBuilderProps {
  id: string
  endpoint: string
  /** The query object as written in the document's fence. */
  code: string
}

/** Of the address that shares what is in a builder. */
const PARAMETER = 'query-builder'

/** Longest query that is read from an address, in characters. */
const MAX_LENGTH = 10_000

/**
 * Turns a query object into the query string of a REST request, with the library that Strapi itself uses. What is written is
 * remembered for each endpoint, and can be shared as an address.
 */
export default function QueryBuilder({ id, endpoint: initialEndpoint, code }: QueryBuilderProps) {
  const field = useId()
  const [{ endpoint, source }, setContent] = useState<Content>({ endpoint: initialEndpoint, source: code })
  const endpointField = useRef<HTMLInputElement>(null)
  const queryField = useRef<HTMLTextAreaElement>(null)
  /** What the fields have by now: two events can come before React has rendered the first. */
  const latest = useRef<Content>({ endpoint: initialEndpoint, source: code })
  const [lastGood, setLastGood] = useState(() => toQuery(code).query ?? '')
  const [copied, setCopied] = useState<'link' | 'url' | 'failed'>()
  const { query, error } = toQuery(source)
  if (query !== undefined && query !== lastGood) setLastGood(query)
  const url = lastGood ? `${endpoint}?${lastGood}` : endpoint

  const show = (content: Content) => {
    latest.current = content
    setContent(content)
    setCopied(undefined)
  }
  useEffect(() => {
    // What the reader wrote before React was there, then what an address shares, then what was here the last time.
    const written = { endpoint: endpointField.current!.value, source: queryField.current!.value }
    const isWritten = written.endpoint !== initialEndpoint || written.source !== code
    const found = isWritten ? written : (shared(id) ?? remembered(id))
    if (!found) return
    latest.current = found
    setContent(found)
  }, [id, initialEndpoint, code])

  const change = (next: Partial<Content>) => {
    const nextEndpoint = next.endpoint ?? latest.current.endpoint
    // Another endpoint brings its own query along.
    const nextSource = next.source ?? querySlot(id, nextEndpoint).get() ?? latest.current.source
    endpointSlot(id).set(nextEndpoint)
    querySlot(id, nextEndpoint).set(nextSource)
    show({ endpoint: nextEndpoint, source: nextSource })
  }
  const reset = () => {
    for (const slot of [endpointSlot(id), querySlot(id, endpoint), querySlot(id, initialEndpoint)]) slot.delete()
    show({ endpoint: initialEndpoint, source: code })
  }
  const copy = async (text: string, what: 'link' | 'url') => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(what)
    } catch {
      setCopied('failed')
    }
  }
  const isChanged = endpoint !== initialEndpoint || source !== code

  return (
    <div className="query-builder">
      <label htmlFor={`${field}-endpoint`}>Endpoint</label>
      <input
        ref={endpointField}
        id={`${field}-endpoint`}
        type="text"
        spellCheck={false}
        value={endpoint}
        onChange={(event) => change({ endpoint: event.target.value })}
      />
      <label htmlFor={`${field}-query`}>Query object</label>
      <textarea
        ref={queryField}
        id={`${field}-query`}
        spellCheck={false}
        rows={Math.min(24, source.split('\n').length + 1)}
        value={source}
        aria-invalid={error !== undefined}
        aria-describedby={`${field}-error`}
        onChange={(event) => change({ source: event.target.value })}
      />
      <p id={`${field}-error`} className="query-builder-error" aria-live="polite">
        {error}
      </p>
      <label htmlFor={`${field}-url`}>Query string URL</label>
      <output id={`${field}-url`}>{url}</output>
      <div className="query-builder-actions">
        <button type="button" onClick={() => copy(url, 'url')}>
          {copied === 'url' ? '✓ Copied' : 'Copy to clipboard'}
        </button>
        <button type="button" className="plain" onClick={() => copy(addressOf(id, endpoint, source), 'link')}>
          {copied === 'link' ? '✓ Link copied' : 'Copy a link to this query'}
        </button>
        <button type="button" className="plain" hidden={!isChanged} onClick={reset}>
          Reset
        </button>
        <span role="status">{copied === 'failed' && 'The browser doesn’t allow copying here.'}</span>
      </div>
    </div>
  )
}

interface Content {
  endpoint: string
  source: string
}

/** The endpoint that was written last. */
function endpointSlot(id: string) {
  return createStorageSlot(`${PARAMETER}.${id}`)
}

/** The query that was written for an endpoint. */
function querySlot(id: string, endpoint: string) {
  return createStorageSlot(`${PARAMETER}.${id}.${endpoint}`)
}

function remembered(id: string): Content | undefined {
  const endpoint = endpointSlot(id).get()
  const source = endpoint === null ? null : querySlot(id, endpoint).get()
  return endpoint === null || source === null ? undefined : { endpoint, source }
}

/** What the address of this page carries for this builder. */
function shared(id: string): Content | undefined {
  const parameters = new URLSearchParams(location.search)
  const [endpoint, source] = [parameters.get('endpoint'), parameters.get('query')]
  if (parameters.get(PARAMETER) !== id || endpoint === null || source === null) return undefined
  return endpoint.length + source.length > MAX_LENGTH ? undefined : { endpoint, source }
}

function addressOf(id: string, endpoint: string, source: string): string {
  const address = new URL(location.href)
  address.search = new URLSearchParams({ [PARAMETER]: id, endpoint, query: source }).toString()
  return address.href
}

/** Parses, never runs: the object is data (JSON5). */
function toQuery(source: string): { query?: string; error?: string } {
  try {
    const value: unknown = JSON5.parse(source.trim() === '' ? '{}' : source.trim().replace(/;$/, ''))
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { error: 'The query must be an object: { … }' }
    return { query: qs.stringify(value, { encodeValuesOnly: true }) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
