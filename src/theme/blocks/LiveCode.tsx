import { useEffect, useId, useState } from 'react'

export interface LiveCodeProps {
  code: string
  language: string
  noInline: boolean
}

/** Code that the reader can change, and what it does. It runs in a sandboxed frame, which can't reach this page. */
export default function LiveCode({ code }: LiveCodeProps) {
  const id = useId()
  const [source, setSource] = useState(code)
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <div className="live">
      <label className="live-title" htmlFor={id}>
        Live Editor
      </label>
      <textarea id={id} spellCheck={false} value={source} rows={Math.min(24, source.split('\n').length + 1)} onChange={(event) => setSource(event.target.value)} />
      <p className="live-title">Result</p>
      {ready ? <iframe title="Result" sandbox="allow-scripts" srcDoc={frameDocument(source)} /> : <p className="live-loading">Loading...</p>}
    </div>
  )
}

/** The sample as a document of its own; its output and errors are written into its body. */
function frameDocument(source: string): string {
  const page = document.implementation.createHTMLDocument('')
  const script = page.createElement('script')
  const literal = JSON.stringify(source).replaceAll('<', '\\u003c')
  script.textContent = `const out = document.body.appendChild(document.createElement('pre'));
console.log = (...values) => { out.textContent += values.map((value) => typeof value === 'string' ? value : JSON.stringify(value, null, 2)).join(' ') + '\\n'; };
try { const value = (0, eval)(${literal}); if (value !== undefined) console.log(value); } catch (error) { out.textContent += String(error); }`
  page.body.append(script)
  return `<!doctype html>${page.documentElement.outerHTML}`
}
