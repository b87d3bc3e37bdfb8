import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import type { Built } from '../../playground/built.ts'
import { colorCode, type Language } from './code-colors.ts'
import { ColoredField } from './ColoredField.tsx'
import { insertLine } from './insert-text.ts'
import { useModels } from './useModels.ts'
import { wrongUids } from './wrong-uids.ts'

interface CodeFieldProps {
  language: Language
  value: string
  /** The Strapi version that runs the code. */
  edition: Built
  /** Whether to take focus, because the reader pressed Edit. */
  takesFocus: boolean
  /** Whether the cursor starts at the end, because the reader has replaced a request in another field. */
  startsAtEnd: boolean
  onChange: (value: string) => void
  onRun: () => void
}

/** Editor for code that runs inside Strapi, or for a GraphQL operation. Tab moves focus instead of indenting, to avoid a keyboard trap. */
export function CodeField({ language, value, edition, takesFocus, startsAtEnd, onChange, onRun }: CodeFieldProps) {
  const id = useId()
  const models = useModels(edition)
  const wrong = models && language === 'code' ? wrongUids(value, models) : []
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const { current } = field
    if (!takesFocus) return
    current!.focus()
    if (startsAtEnd) current!.setSelectionRange(current!.value.length, current!.value.length)
  }, [takesFocus, startsAtEnd])
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.key !== 'Enter') return
    event.preventDefault()
    if (event.ctrlKey || event.metaKey) onRun()
    else insertLine(field.current!)
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
