import { useContext, useEffect, useRef, useState, type ComponentType } from 'react'
import type { Messages } from '../../messages/messages.ts'
import { LoadMessagesContext, MessagesContext, useMessages } from '../state/messages.tsx'
import { tellMissingCode } from '../state/missing-code.ts'
import { adoptStyle } from '../styles/adopt-style.ts'
import css from './Loadable.css?inline'

adoptStyle(css)

/** Delay before the spinner in milliseconds; most chunks arrive sooner. */
const SPINNER_DELAY = 200

type State<P> = { status: 'loading' | 'slow' } | { status: 'failed'; error: unknown } | Loaded<P>

interface Loaded<P> {
  status: 'loaded'
  Component: ComponentType<P>
  /** `undefined` if all messages were available from the start. */
  messages: Messages | undefined
}

interface LoadableProps<P> {
  load: () => Promise<{ default: ComponentType<P> }>
  props: P
  /** A new value for each request by the reader; retries a failed load. */
  wish?: number
  /** Called when the reader dismisses the error. */
  onDismiss?: () => void
}

/** Loads and renders a component and its messages. Shows a delayed spinner while loading; on failure, the error and a Retry button. */
export function Loadable<P extends object>({ load, props, wish, onDismiss }: LoadableProps<P>) {
  const [state, setState] = useState<State<P>>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const loadMessages = useContext(LoadMessagesContext)
  const isLoaded = useRef(false)
  useEffect(() => {
    if (isLoaded.current) return
    let current = true
    const timer = setTimeout(() => setState({ status: 'slow' }), SPINNER_DELAY)
    Promise.all([load(), loadMessages?.()])
      .then(
        ([module, messages]) => {
          if (!current) return
          isLoaded.current = true
          setState({ status: 'loaded', Component: module.default, messages })
        },
        (error: unknown) => {
          tellMissingCode()
          if (current) setState({ status: 'failed', error })
        },
      )
      .finally(() => clearTimeout(timer))
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [load, loadMessages, attempt, wish])

  if (state.status === 'loaded') {
    const component = <state.Component {...props} />
    return state.messages ? <MessagesContext value={state.messages}>{component}</MessagesContext> : component
  }
  if (state.status === 'failed') {
    const retry = () => {
      setState({ status: 'loading' })
      setAttempt(attempt + 1)
    }
    return <LoadError error={state.error} onRetry={retry} onDismiss={onDismiss} />
  }
  return state.status === 'slow' ? <Spinner /> : null
}

interface LoadErrorProps {
  error: unknown
  onRetry: () => void
  onDismiss?: (() => void) | undefined
}

/** Shows an error and a Retry button. */
export function LoadError({ error, onRetry, onDismiss }: LoadErrorProps) {
  const { failure } = useMessages()
  return (
    <div className="part-error" role="alert">
      <p>{String(error)}</p>
      <div className="part-ways">
        <button type="button" onClick={onRetry}>
          {failure.retry}
        </button>
        {onDismiss && (
          <button type="button" onClick={onDismiss}>
            {failure.dismiss}
          </button>
        )}
      </div>
    </div>
  )
}

/** Three rings, 128 by 110 px (specification, section 9). */
function Spinner() {
  const { failure } = useMessages()
  return (
    <div className="part-loading" role="status" aria-label={failure.loading}>
      <svg className="part-spinner" width="128" height="110" viewBox="0 0 45 45" fill="none" strokeWidth="2" aria-hidden="true">
        <circle cx="22" cy="22" r="6" />
        <circle cx="22" cy="22" r="6" />
        <circle cx="22" cy="22" r="8" />
      </svg>
    </div>
  )
}
