import { useEffect, useId, useRef, useState } from 'react'
import { NOT_LOADED } from '../run-samples/not-loaded.ts'
import { useLoaded } from '../run-samples/useLoaded.ts'
import { addressOf, endpointSlot, forgetShared, MAX_ADDRESS, querySlot, remembered, shared, toQuery, toUrl, type Content } from './query.ts'

/** Props from the document; `endpoint` is the initial endpoint. */
export interface QueryBuilderProps {
  id: string
  endpoint: string
  /** The query object as written in the fence. */
  code: string
}

const loadAnswer = async () => (await import('../run-samples/QueryAnswer.tsx')).default
const loadField = async () => (await import('../run-samples/QueryField.tsx')).default

/** Delay in milliseconds before an error is shown, since unfinished input is usually invalid. */
const PAUSE = 500

/**
 * Converts a query object to a REST query string, with the same library as Strapi. Stores the query for each endpoint; readers can share it
 * as a URL.
 */
export default function QueryBuilder({ id, endpoint: initialEndpoint, code }: QueryBuilderProps) {
  const field = useId()
  const [{ endpoint, source }, setContent] = useState<Content>({ endpoint: initialEndpoint, source: code })
  const endpointField = useRef<HTMLInputElement>(null)
  const queryField = useRef<HTMLTextAreaElement>(null)
  const urlField = useRef<HTMLOutputElement>(null)
  /** Current values, for events that fire before React has rendered the previous one. */
  const latest = useRef<Content>({ endpoint: initialEndpoint, source: code })
  const [lastGood, setLastGood] = useState(() => toQuery(code).query ?? '')
  const [copied, setCopied] = useState<Copied>()
  const [runs, setRuns] = useState(0)
  /** Number of times that the reader has asked for suggestions. */
  const [edits, setEdits] = useState(0)
  const { query, error } = toQuery(source)
  const told = useSettled(error)
  if (query !== undefined && query !== lastGood) setLastGood(query)
  const url = toUrl(endpoint.trim(), lastGood)

  const show = (content: Content) => {
    latest.current = content
    setContent(content)
    setCopied(undefined)
  }
  useEffect(() => {
    // Precedence: input from before hydration, shared values, stored values.
    const written = { endpoint: endpointField.current!.value, source: queryField.current!.value }
    const isWritten = written.endpoint !== initialEndpoint || written.source !== code
    const found = isWritten ? written : (shared(id) ?? remembered(id, code))
    if (!found) return
    latest.current = found
    setContent(found)
  }, [id, initialEndpoint, code])

  /** Not called on each keystroke in the endpoint field, which would store a query for each prefix. */
  const remember = () => querySlot(id, latest.current.endpoint).set(latest.current.source)
  const changeEndpoint = (next: string) => {
    forgetShared(id)
    endpointSlot(id).set(next)
    // Each endpoint has its own query.
    show({ endpoint: next, source: querySlot(id, next).get() ?? latest.current.source })
  }
  const changeSource = (next: string) => {
    forgetShared(id)
    show({ ...latest.current, source: next })
    endpointSlot(id).set(latest.current.endpoint)
    remember()
  }
  const reset = () => {
    forgetShared(id)
    for (const slot of [endpointSlot(id), querySlot(id, endpoint), querySlot(id, initialEndpoint)]) slot.delete()
    show({ endpoint: initialEndpoint, source: code })
    // The button disappears, and focus with it.
    queryField.current!.focus()
  }
  const copy = async (text: string, what: 'link' | 'url') => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(what)
    } catch {
      setCopied('failed')
      // Selects the URL, so that the reader can copy it with the keyboard.
      if (what === 'url') getSelection()?.selectAllChildren(urlField.current!)
    }
  }
  const copyLink = () => {
    const address = addressOf(id, endpoint, source)
    return address.length > MAX_ADDRESS ? setCopied('too long') : copy(address, 'link')
  }
  const runIt = () => {
    if (error === undefined) setRuns(runs + 1)
  }
  const hasSuggestions = edits + runs > 0
  const { loaded: QueryAnswer, isMissing: isAnswerMissing } = useLoaded(loadAnswer, runs || undefined)
  const { loaded: QueryField, isMissing: isFieldMissing } = useLoaded(loadField, edits + runs || undefined)
  const isChanged = endpoint !== initialEndpoint || source !== code
  const plainField = (
    <textarea
      ref={queryField}
      id={`${field}-query`}
      spellCheck={false}
      rows={Math.min(24, source.split('\n').length + 1)}
      value={source}
      aria-invalid={told !== undefined}
      aria-describedby={`${field}-error`}
      onChange={(event) => changeSource(event.target.value)}
    />
  )

  return (
    // Target of shared links.
    <div id={id} className="query-builder" role="group" aria-label={`Query builder for ${initialEndpoint}`}>
      <label htmlFor={`${field}-endpoint`}>Endpoint</label>
      <input
        ref={endpointField}
        id={`${field}-endpoint`}
        type="text"
        spellCheck={false}
        value={endpoint}
        onChange={(event) => changeEndpoint(event.target.value)}
        onBlur={() => isChanged && remember()}
      />
      <label htmlFor={`${field}-query`}>Query object</label>
      {hasSuggestions && QueryField ? (
        <QueryField
          id={`${field}-query`}
          field={queryField}
          endpoint={endpoint}
          value={source}
          describedBy={`${field}-error`}
          error={told}
          takesFocus={edits > 0}
          onChange={changeSource}
          onRun={runIt}
        />
      ) : (
        plainField
      )}
      <p id={`${field}-error`} className="query-builder-error" aria-live="polite">
        {told}
      </p>
      <label htmlFor={`${field}-url`}>Query string URL</label>
      {/* Otherwise, screen readers would read the whole URL on each keystroke. */}
      <output ref={urlField} id={`${field}-url`} aria-live="off">
        {url}
      </output>
      <div className="query-builder-actions">
        <button
          type="button"
          // Stays focusable, so that its reason can be read.
          aria-disabled={told !== undefined}
          aria-describedby={told === undefined ? undefined : `${field}-reason`}
          onClick={runIt}
        >
          Run
        </button>
        <button type="button" className="plain" hidden={hasSuggestions && !isFieldMissing} onClick={() => setEdits(edits + 1)}>
          Edit with suggestions
        </button>
        <button type="button" className="plain" onClick={() => copy(url, 'url')}>
          {copied === 'url' ? '✓ Copied' : 'Copy to clipboard'}
        </button>
        <button type="button" className="plain" onClick={copyLink}>
          {copied === 'link' ? '✓ Link copied' : 'Copy a link to this query'}
        </button>
        <button type="button" className="plain" hidden={!isChanged} onClick={reset}>
          Reset
        </button>
        {told !== undefined && (
          <span id={`${field}-reason`} className="query-builder-reason">
            The query object isn’t valid, so it can’t run.
          </span>
        )}
        <span role="status">{copied && (copied in REASONS ? REASONS[copied] : <span className="sr-only">Copied</span>)}</span>
      </div>
      {(isAnswerMissing || isFieldMissing) && (
        <p className="query-builder-error" role="alert">
          {NOT_LOADED}
        </p>
      )}
      {runs > 0 && QueryAnswer && <QueryAnswer url={url} runs={runs} />}
    </div>
  )
}

type Copied = 'link' | 'url' | 'failed' | 'too long'

/** Reasons why copying failed. */
const REASONS: Partial<Record<Copied, string>> = {
  failed: 'The browser doesn’t allow copying here.',
  'too long': 'This query is too long for a link.',
}

/** Debounces an error; clears it immediately. */
function useSettled(error: string | undefined): string | undefined {
  const [settled, setSettled] = useState(error)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(error), PAUSE)
    return () => clearTimeout(timer)
  }, [error])
  return error && settled
}
