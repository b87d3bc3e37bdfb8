import { Component, useLayoutEffect, type ReactNode } from 'react'
import { useMessages } from '../state/messages.tsx'
import { adoptStyle } from '../styles/adopt-style.ts'
import css from './CrashPage.css?inline'

adoptStyle(css)

interface Props {
  children: ReactNode
  /** A new key (page) resets the error. */
  resetKey: string
}

/** Error boundary that replaces a crashed page with the error screen (specification, section 4). */
export class CrashBoundary extends Component<Props, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidUpdate(previous: Props) {
    if (previous.resetKey !== this.props.resetKey && this.state.error) this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    return error ? <CrashScreen error={error} onRetry={() => this.setState({ error: undefined })} /> : this.props.children
  }
}

function CrashScreen({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { failure } = useMessages()
  useLayoutEffect(() => {
    document.title = failure.title
  }, [failure])
  return (
    <div className="crash" role="alert">
      <h1>{failure.crashed}</h1>
      <button type="button" onClick={onRetry}>
        {failure.tryAgain}
      </button>
      <p className="crash-message">{causeChain(error, failure.cause)}</p>
    </div>
  )
}

/**
 * Returns the messages of an error and its causes.
 * @param cause label before each cause
 */
export function causeChain(error: Error, cause: string): string {
  const messages: string[] = []
  for (let current: unknown = error; current instanceof Error && messages.length < 20; current = current.cause)
    messages.push(current.message)
  return messages.join(`\n\n${cause}\n`)
}
