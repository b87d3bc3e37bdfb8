import { useId } from 'react'
import type { Output, OutputLine } from './sandbox.ts'

/** What a live sample has written, its errors among it. */
export function LiveResult({ output: { lines, state }, onAgain }: { output: Output; onAgain: () => void }) {
  const id = useId()
  return (
    <div className="live-pane">
      <div className="live-bar">
        <span id={id} className="live-title">
          Result
        </span>
        <button type="button" hidden={state === 'loading'} onClick={onAgain}>
          Run again
        </button>
      </div>
      <div className="live-result" role="log" aria-labelledby={id} aria-busy={state === 'loading' || state === 'running'}>
        {state === 'loading' ? (
          <p className="live-loading">Loading...</p>
        ) : (
          <pre tabIndex={0}>
            {lines.map((line, index) => (
              <span key={index} className={`live-${line.kind}`}>
                {textOf(line)}
              </span>
            ))}
            {lines.length === 0 && state === 'ended' && <span className="live-nothing">It writes nothing.</span>}
          </pre>
        )}
      </div>
    </div>
  )
}

function textOf({ kind, text, line }: OutputLine): string {
  return kind === 'error' && line !== undefined ? `Line ${line}: ${text}\n` : `${text}\n`
}
