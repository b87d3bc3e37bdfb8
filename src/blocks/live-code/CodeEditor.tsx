import { useEffect, useRef } from 'react'
import { createEditor, showValue, type Editor, type Selection } from './code-editor.ts'

export type { Selection }

/** Shared by the editor and by the textarea that it takes the place of. */
export interface CodeEditorProps {
  /** Its name for assistive technology. */
  label: string
  value: string
  onChange: (value: string) => void
  /** What is selected at first; the editor then takes the focus. */
  selection?: Selection | undefined
}

/** An editor for JavaScript with line numbers and colors. Tab leaves it, as everywhere on a page. */
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
