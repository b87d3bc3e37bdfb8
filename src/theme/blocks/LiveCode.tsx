import { useEffect, useId, useRef, useState } from 'react'

export interface LiveCodeProps {
  code: string
  /** Address of the document that runs the code. */
  sandbox: string
}

/** The reader stops typing for this long, in milliseconds, before the code runs. */
const PAUSE = 300

/** Code that the reader can change, and what it does. It runs in a sandboxed frame, which can't reach this page. */
export default function LiveCode({ code, sandbox }: LiveCodeProps) {
  const id = useId()
  const [source, setSource] = useState(code)
  const [ready, setReady] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => setReady(true), [])

  useEffect(() => {
    const run = () => frame.current?.contentWindow?.postMessage({ code: source }, '*')
    const onReady = (event: MessageEvent) => {
      if (event.source === frame.current?.contentWindow && event.data === 'ready') run()
    }
    window.addEventListener('message', onReady)
    const timer = setTimeout(run, PAUSE)
    return () => {
      window.removeEventListener('message', onReady)
      clearTimeout(timer)
    }
  }, [source])

  return (
    <div className="live">
      <div className="live-bar">
        <label className="live-title" htmlFor={id}>
          Live Editor
        </label>
        <button type="button" hidden={source === code} onClick={() => setSource(code)}>
          Reset
        </button>
      </div>
      <textarea
        id={id}
        spellCheck={false}
        value={source}
        rows={Math.min(24, source.split('\n').length + 1)}
        onChange={(event) => setSource(event.target.value)}
      />
      <p className="live-title">Result</p>
      {ready ? <iframe ref={frame} title="Result" sandbox="allow-scripts" src={sandbox} /> : <p className="live-loading">Loading...</p>}
    </div>
  )
}
