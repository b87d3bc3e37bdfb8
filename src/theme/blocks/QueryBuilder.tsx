import JSON5 from 'json5'
import qs from 'qs'
import { useId, useState } from 'react'
import { createStorageSlot } from '../state/storage.ts'

export interface QueryBuilderProps {
  id: string
  endpoint: string
  /** The query object as written in the document's fence. */
  code: string
}

/** Turns a query object into the query string of a REST request, with the library that Strapi itself uses. */
export default function QueryBuilder({ id, endpoint: initialEndpoint, code }: QueryBuilderProps) {
  const field = useId()
  const slot = () => createStorageSlot(`query-builder.${id}`)
  const [endpoint, setEndpoint] = useState(initialEndpoint)
  const [source, setSource] = useState(code)
  const [lastGood, setLastGood] = useState(() => toQuery(code).query ?? '')
  const [copied, setCopied] = useState<boolean>()
  const { query, error } = toQuery(source)
  if (query !== undefined && query !== lastGood) setLastGood(query)
  const url = lastGood ? `${endpoint}?${lastGood}` : endpoint

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  return (
    <div className="query-builder">
      <label htmlFor={`${field}-endpoint`}>Endpoint</label>
      <input
        id={`${field}-endpoint`}
        type="text"
        value={endpoint}
        onChange={(event) => {
          setEndpoint(event.target.value)
          slot().set(event.target.value)
        }}
      />
      <label htmlFor={`${field}-query`}>Query object</label>
      <textarea
        id={`${field}-query`}
        spellCheck={false}
        rows={Math.min(24, source.split('\n').length + 1)}
        value={source}
        aria-invalid={error !== undefined}
        aria-describedby={`${field}-error`}
        onChange={(event) => setSource(event.target.value)}
      />
      <p id={`${field}-error`} className="query-builder-error" aria-live="polite">
        {error}
      </p>
      <label htmlFor={`${field}-url`}>Query string URL</label>
      <output id={`${field}-url`}>{url}</output>
      <button type="button" onClick={copy}>
        {copied === undefined ? 'Copy to clipboard' : copied ? 'Copied' : 'Copying failed'}
      </button>
    </div>
  )
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
