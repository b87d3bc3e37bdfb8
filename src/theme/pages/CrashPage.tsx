import { Component, useEffect, type ReactNode } from 'react'
import styles from './CrashPage.module.css'

interface Props {
  children: ReactNode
  /** A new key means another page: the error of the last one is forgotten. */
  resetKey: string
}

/** Shows the error screen in place of a page that crashed (specification, section 4). */
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
  useEffect(() => {
    document.title = 'Page Error'
  }, [])
  return (
    <div className={styles.crash} role="alert">
      <h1>This page crashed.</h1>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
      <p className={styles.message}>{causeChain(error)}</p>
    </div>
  )
}

/** The messages of an error and of what caused it. */
export function causeChain(error: Error): string {
  const messages: string[] = []
  for (let current: unknown = error; current instanceof Error && messages.length < 20; current = current.cause)
    messages.push(current.message)
  return messages.join('\n\nCause:\n')
}
