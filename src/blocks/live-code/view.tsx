import { useEffect, useId, useRef, useState, type ComponentType } from 'react'
import { useAllMessages } from '../../theme/state/messages.tsx'
import { sandboxUrl } from '../../theme/state/sandbox.ts'
import type { CodeEditorProps, Selection } from './CodeEditor.tsx'
import { LiveResult } from './LiveResult.tsx'
import { Sandbox, type SampleOutput } from './sandbox.ts'

/** Content of a fence with the word `live`. */
export interface LiveCodeProps {
  code: string
  /** Shows only printed output and values passed to `render()`, not the code's last value. */
  noInline?: boolean
}

/** Debounce delay in milliseconds. */
const PAUSE = 300

/** Maximum height in lines. */
const MAX_ROWS = 24

/** The loaded editor, and the selection in the textarea at that time. */
interface Loaded {
  Editor: ComponentType<CodeEditorProps>
  selection: Selection | undefined
}

/** Renders an editor for code and its output. The code runs in a sandboxed frame, which can't access the page. */
export default function LiveCode({ code, noInline = false }: LiveCodeProps) {
  const id = useId()
  const { live } = useAllMessages().blocks
  const field = useRef<HTMLTextAreaElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const sandbox = useRef<Sandbox>(undefined)
  const [source, setSource] = useState(code)
  const [output, setOutput] = useState<SampleOutput>({ lines: [], state: 'loading' })
  const [loaded, setLoaded] = useState<Loaded>()

  useEffect(() => {
    sandbox.current = new Sandbox({ url: sandboxUrl(), host: host.current!, onOutput: setOutput, words: live })
    return () => sandbox.current?.close()
  }, [live])
  useEffect(() => {
    const timer = setTimeout(() => sandbox.current?.run({ code: source, noInline }), PAUSE)
    return () => clearTimeout(timer)
  }, [source, noInline])
  useEffect(() => {
    let isCurrent = true
    import('./CodeEditor.tsx').then(
      ({ default: Editor }) => isCurrent && setLoaded({ Editor, selection: selectionIn(field.current!) }),
      // The textarea keeps working.
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

/** Returns the textarea's selection; `undefined` if it doesn't have focus. */
function selectionIn(field: HTMLTextAreaElement): Selection | undefined {
  if (document.activeElement !== field) return undefined
  return { anchor: field.selectionStart, head: field.selectionEnd }
}
