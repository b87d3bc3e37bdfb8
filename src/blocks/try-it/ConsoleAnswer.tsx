import { useEffect, useRef } from 'react'
import { wantsLess } from '../../theme/effects/wants-less.ts'
import { useAllMessages } from '../../theme/state/messages.tsx'
import type { Outcome } from './send-request.ts'

/** Renders a request's outcome: the response or an error. */
export function ConsoleAnswer({ outcome }: { outcome: Outcome | undefined }) {
  const { request, answer, failure } = outcome ?? {}
  const messages = useAllMessages()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) box.current!.scrollIntoView({ block: 'nearest', behavior: wantsLess() ? 'instant' : 'smooth' })
  }, [outcome])
  return (
    <div ref={box} className="try-it-answer">
      <div role="status">
        {answer && (
          <p>
            <span className="api-status" data-class={String(answer.status)[0]}>
              {answer.status}
            </span>{' '}
            {answer.statusText} <small>{messages.console.milliseconds(Math.round(answer.time))}</small>
          </p>
        )}
      </div>
      {failure !== undefined && (
        <p className="try-it-problem" role="alert">
          {failure}
        </p>
      )}
      {request !== undefined && (
        <p className="try-it-url">
          <code>{request}</code>
        </p>
      )}
      {answer && (
        <>
          <details>
            <summary>{messages.console.headers}</summary>
            <dl className="try-it-headers">
              {answer.headers.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </details>
          <pre tabIndex={0}>
            <code>{answer.body}</code>
          </pre>
        </>
      )}
    </div>
  )
}
