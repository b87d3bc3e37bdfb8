import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import type { Built } from '../../playground/built.ts'
import { colorCode, type Language } from './code-colors.ts'
import { ColoredField } from './ColoredField.tsx'
import { insertText } from './insert-text.ts'
import { useModels } from './useModels.ts'
import { wrongUids } from './wrong-uids.ts'

interface CodeFieldProps {
  language: Language
  value: string
  /** The Strapi version that runs the code. */
  edition: Built
  /** Whether to take focus, because the reader pressed Edit. */
  takesFocus: boolean
  onChange: (value: string) => void
  onRun: () => void
}

/** Editor for code that runs inside Strapi, or for a GraphQL operation. Tab moves focus instead of indenting, to avoid a keyboard trap. */
export function CodeField({ language, value, edition, takesFocus, onChange, onRun }: CodeFieldProps) {
  const id = useId()
  const models = useModels(edition)
  const wrong = models && language === 'code' ? wrongUids(value, models) : []
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus) field.current!.focus()
  }, [takesFocus])
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.key !== 'Enter') return
    event.preventDefault()
    if (event.ctrlKey || event.metaKey) onRun()
    else insertText(field.current!, `\n${indentOf(value, field.current!.selectionStart)}`)
  }
  return (
    <>
      <ColoredField
        ref={field}
        colored={colorCode(value, language).map(({ text, color }, index) => (
          <span key={index} className={color}>
            {text}
          </span>
        ))}
        aria-label={LABELS[language]}
        aria-invalid={wrong.length > 0}
        aria-describedby={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKey}
      />
      <div id={id} className="run-wrong" aria-live="polite">
        {wrong.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </>
  )
}

const LABELS: Record<Language, string> = { code: 'Code', graphql: 'Operation' }

/** Returns the next line's indentation: the current line's, increased after an opening bracket. */
function indentOf(text: string, place: number): string {
  const line = text.slice(text.lastIndexOf('\n', place - 1) + 1, place)
  return /^[ \t]*/.exec(line)![0] + (/[([{]\s*$/.test(line) ? '  ' : '')
}
