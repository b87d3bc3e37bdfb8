import { useEffect, useRef } from 'react'
import type { Built } from '../../playground/built.ts'
import { colorCode, type Language } from './code-colors.ts'
import { CompletingField } from './CompletingField.tsx'
import { wrongOf, type Piece } from './piece.ts'
import { uidPieces } from './uid-pieces.ts'
import { useModels } from './useModels.ts'
import { useOperationReader } from './useOperationReader.ts'

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
  const models = useModels(edition)
  const readOperation = useOperationReader(edition, language === 'graphql' ? models : undefined)
  const read = language === 'graphql' ? readOperation : models && ((code: string) => uidPieces(code, models))
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const { current } = field
    if (!takesFocus) return
    current!.focus()
    if (startsAtEnd) current!.setSelectionRange(current!.value.length, current!.value.length)
  }, [takesFocus, startsAtEnd])
  return (
    <CompletingField
      field={field}
      aria-label={LABELS[language]}
      value={value}
      read={read}
      wrong={wrongOf(read?.(value) ?? [])}
      colored={(marked) => coloredCode(value, language, marked)}
      onChange={onChange}
      onRun={onRun}
    />
  )
}

const LABELS: Record<Language, string> = { code: 'Code', graphql: 'Operation' }

/** Renders highlighted code; invalid parts are underlined. */
function coloredCode(code: string, language: Language, wrong: Piece[]) {
  const edges = wrong.flatMap(({ from, to }) => [from, to])
  let end = 0
  return colorCode(code, language).flatMap(({ text, color }) => {
    const start = end
    end += text.length
    const cuts = [...new Set([start, ...edges.filter((edge) => edge > start && edge < end), end])].toSorted((a, b) => a - b)
    return cuts.slice(0, -1).map((from, index) => (
      <span key={from} className={color} data-wrong={wrong.some((piece) => piece.from <= from && from < piece.to) || undefined}>
        {code.slice(from, cuts[index + 1])}
      </span>
    ))
  })
}
