import { useEffect, useId, useRef, useState, type ComponentType } from 'react'
import { useAllMessages } from '../../theme/state/messages.tsx'
import type { CodeEditorProps, Selection } from './CodeEditor.tsx'
import { LiveResult } from './LiveResult.tsx'
import { Sandbox, type Output } from './sandbox.ts'

/** What a fence with `live` says. */
export interface LiveCodeProps {
  code: string
  /** Address of the document that runs the code. */
  sandbox: string
  /** Shows only what the code writes or passes to `render()`, not its last value. */
  noInline?: boolean
}

/** The reader stops typing for this long, in milliseconds, before the code runs. */
const PAUSE = 300

/** As many lines of code are shown at once, at most. */
const MAX_ROWS = 24

/** The editor with colors, once it is there, and what was selected in the plain one when it came. */
interface Loaded {
  Editor: ComponentType<CodeEditorProps>
  selection: Selection | undefined
}

/** Code that the reader can change, and what it does. It runs in a sandboxed frame, which can't reach this page. */
export default function LiveCode({ code, sandbox: url, noInline = false }: LiveCodeProps) {
  const id = useId()
  const { live } = useAllMessages().blocks
  const field = useRef<HTMLTextAreaElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const sandbox = useRef<Sandbox>(undefined)
  const [source, setSource] = useState(code)
  const [output, setOutput] = useState<Output>({ lines: [], state: 'loading' })
  const [loaded, setLoaded] = useState<Loaded>()

  useEffect(() => {
    sandbox.current = new Sandbox({ url, host: host.current!, onOutput: setOutput, words: live })
    return () => sandbox.current?.close()
  }, [url, live])
  useEffect(() => {
    const timer = setTimeout(() => sandbox.current?.run({ code: source, noInline }), PAUSE)
    return () => clearTimeout(timer)
  }, [source, noInline, url])
  useEffect(() => {
    let isCurrent = true
    import('./CodeEditor.tsx').then(
      ({ default: Editor }) => isCurrent && setLoaded({ Editor, selection: selectionIn(field.current!) }),
      // The plain field goes on working.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [])

  const editor = { label: live.editor, value: source, onChange: setSource }
  return (
    <div className="live">
      <div className="live-panes">
        <div className="live-pane">
          <div className="live-bar">
            {loaded ? (
              <span className="live-title">{live.editor}</span>
            ) : (
              <label className="live-title" htmlFor={id}>
                {live.editor}
              </label>
            )}
            <button type="button" hidden={source === code} onClick={() => setSource(code)}>
              {live.reset}
            </button>
          </div>
          {loaded ? (
            <loaded.Editor {...editor} selection={loaded.selection} />
          ) : (
            <textarea
              ref={field}
              id={id}
              spellCheck={false}
              value={source}
              rows={Math.min(MAX_ROWS, source.split('\n').length)}
              onChange={(event) => setSource(event.target.value)}
            />
          )}
        </div>
        <LiveResult output={output} onAgain={() => sandbox.current?.run({ code: source, noInline })} />
      </div>
      <div ref={host} />
    </div>
  )
}

/** What is selected in the field; `undefined` when the reader isn't in it. */
function selectionIn(field: HTMLTextAreaElement): Selection | undefined {
  if (document.activeElement !== field) return undefined
  return { anchor: field.selectionStart, head: field.selectionEnd }
}
