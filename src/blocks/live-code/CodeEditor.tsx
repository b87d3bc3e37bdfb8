import { useEffect, useRef } from 'react'
import { createEditor, showValue, type Editor, type Selection } from './code-editor.ts'

export type { Selection }

/** Props of the editor, which replaces a textarea. */
export interface CodeEditorProps {
  /** Accessible name. */
  label: string
  value: string
  onChange: (value: string) => void
  /** Initial selection; if set, the editor takes focus. */
  selection?: Selection | undefined
}

/** JavaScript editor with line numbers and highlighting. Tab moves focus instead of indenting, to avoid a keyboard trap. */
export default function CodeEditor({ label, value, onChange, selection }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor>(undefined)
  const latest = useRef({ label, value, onChange, selection })
  useEffect(() => {
    latest.current = { label, value, onChange, selection }
  })
  useEffect(() => {
    const { label, value, selection } = latest.current
    const created = createEditor(host.current!, { label, value, selection, onChange: (next) => latest.current.onChange(next) })
    editor.current = created
    return () => created.destroy()
  }, [])
  useEffect(() => {
    if (editor.current) showValue(editor.current, value)
  }, [value])
  return <div ref={host} className="live-editor" />
}
