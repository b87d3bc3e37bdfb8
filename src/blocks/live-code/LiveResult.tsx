import { useId } from 'react'
import type { Messages } from '../../messages/messages.ts'
import { useAllMessages } from '../../theme/state/messages.tsx'
import type { OutputLine, SampleOutput } from './sandbox.ts'

/** Renders a live sample's output, including errors. */
export function LiveResult({ output: { lines, state }, onAgain }: { output: SampleOutput; onAgain: () => void }) {
  const id = useId()
  const { live, loading } = useAllMessages().blocks
  return (
    <div className="live-pane">
      <div className="live-bar">
        <span id={id} className="live-title">
          {live.result}
        </span>
        <button type="button" hidden={state === 'loading'} onClick={onAgain}>
          {live.again}
        </button>
      </div>
      <div className="live-result" role="log" aria-labelledby={id} aria-busy={state === 'loading' || state === 'running'}>
        {state === 'loading' ? (
          <p className="live-loading">{loading}</p>
        ) : (
          <pre tabIndex={0}>
            {lines.map((line, index) => (
              <span key={index} className={`live-${line.kind}`}>
                {textOf(line, live)}
              </span>
            ))}
            {lines.length === 0 && state === 'ended' && <span className="live-nothing">{live.nothing}</span>}
          </pre>
        )}
      </div>
    </div>
  )
}

function textOf({ kind, text, line }: OutputLine, live: Messages['blocks']['live']): string {
  return `${kind === 'error' && line !== undefined ? live.line(line, text) : text}\n`
}
