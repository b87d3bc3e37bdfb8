import { useEffect, useEffectEvent, useMemo, useRef, type KeyboardEvent } from 'react'
import type { Built } from '../../playground/built.ts'
import { coloredPieces } from './colored-pieces.tsx'
import { CompletingField } from './CompletingField.tsx'
import type { Documents } from './documents.ts'
import { deepenPopulate } from './deepen-populate.ts'
import { readPieces } from './grammar.ts'
import { insertText } from './insert-text.ts'
import { PAUSE } from './pause.ts'
import { wrongOf, type Piece } from './piece.ts'
import { isBad, type Reply } from './reply.ts'
import { endOfHead, readRequest } from './request-text.ts'
import { errorIn } from './strapi-error.ts'
import { modelsFor } from './senders.ts'
import { useModels } from './useModels.ts'

interface RequestEditorProps {
  label: string
  value: string
  /** The Strapi version that runs requests. */
  edition: Built
  /** Sender; `undefined` for a visitor. */
  reader: string | undefined
  /** The last response; parts that Strapi rejected are marked. */
  error: Reply | undefined
  /** Documents in recent responses, for completion. */
  documents: Documents | undefined
  /** Whether to take focus, because the reader pressed Edit. */
  takesFocus: boolean
  /** Whether the reader has typed or pasted the request over an operation, in the other field. */
  hasReplaced: boolean
  onChange: (value: string) => void
  onRun: () => void
  /** Called after a pause in typing, if the request only reads. */
  onPause: () => void
}

/** Editor for a request, with completion and validation against the content types. */
export function RequestEditor(props: RequestEditorProps) {
  const { label, value, edition, reader, error, documents, takesFocus, hasReplaced, onChange, onRun, onPause } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const allModels = useModels(edition)
  const models = useMemo(() => allModels && modelsFor(allModels, reader), [allModels, reader])
  const read = models && ((text: string) => readPieces(text, models, documents))
  const pieces = read?.(value) ?? []
  useEffect(() => {
    if (!takesFocus) return
    const { current } = field
    current!.focus()
    const end = endOfHead(current!.value)
    current!.setSelectionRange(end, end)
  }, [takesFocus])

  const isReading = readRequest(value).method === 'GET'
  const pause = useEffectEvent(onPause)
  /** Distinguishes typing from a reset. */
  const isTyped = useRef(hasReplaced)
  useEffect(() => {
    if (!isTyped.current) return
    isTyped.current = false
    if (!isReading) return
    const timer = setTimeout(pause, PAUSE)
    return () => clearTimeout(timer)
  }, [value, isReading])

  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (/^[[=]$/.test(event.key) && isAfter(event.key, value, field.current!.selectionStart)) {
      // The suggestion has already inserted this character.
      event.preventDefault()
    } else if (event.key === '[' && !isInBody(value, field.current!.selectionStart)) {
      const { selectionStart, selectionEnd } = field.current!
      const deeper = deepenPopulate(value.slice(0, selectionStart))
      if (!deeper) return
      event.preventDefault()
      insertText(field.current!, deeper.text, { from: deeper.from, to: selectionEnd })
    } else if (event.key === '&' && !isInBody(value, field.current!.selectionStart)) {
      // Start each parameter on a new line.
      event.preventDefault()
      insertText(field.current!, '\n&')
    }
  }
  return (
    <CompletingField
      field={field}
      aria-label={label}
      enterKeyHint={isReading ? 'send' : 'enter'}
      value={value}
      read={read}
      wrong={wrongPieces(pieces, error, value)}
      colored={(wrong) => coloredPieces(value, pieces, wrong)}
      onChange={(next) => {
        isTyped.current = true
        onChange(next)
      }}
      runsOnEnter={isReading}
      onRun={onRun}
      onKey={onKey}
    />
  )
}

function isAfter(letter: string, text: string, place: number): boolean {
  return text[place - 1] === letter && !isInBody(text, place)
}

function isInBody(text: string, place: number): boolean {
  return place > endOfHead(text) || !text.slice(0, place).includes('?')
}

/** Returns invalid parts, including the one that Strapi named in an error. */
function wrongPieces(pieces: Piece[], answer: Reply | undefined, text: string): Piece[] {
  const wrong = wrongOf(pieces)
  const error = answer && isBad(answer) ? errorIn(answer.body) : undefined
  const key = (error?.details as { key?: unknown } | undefined)?.key
  if (typeof key !== 'string' || !text.includes(key)) return wrong
  const refused = pieces.findLast((piece) => piece.text === key)
  return refused && !wrong.includes(refused) ? [...wrong, { ...refused, problem: error!.message }] : wrong
}
