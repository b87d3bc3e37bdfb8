import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { Built } from '../../playground/built.ts'
import { ColoredField } from './ColoredField.tsx'
import type { Documents } from './documents.ts'
import { deepenPopulate } from './deepen-populate.ts'
import { readPieces } from './grammar.ts'
import { insertLine, insertText } from './insert-text.ts'
import type { Option } from './option.ts'
import { PAUSE } from './pause.ts'
import type { Piece } from './piece.ts'
import { isBad, type Reply } from './reply.ts'
import { endOfHead, readRequest } from './request-text.ts'
import { errorIn } from './strapi-error.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { modelsFor } from './senders.ts'
import { insertionOf, suggestionsAt, type Occasion, type Suggestions } from './suggestions.ts'
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
  onChange: (value: string) => void
  onRun: () => void
  /** Called after a pause in typing, if the request only reads. */
  onPause: () => void
}

/** Editor for a request, with completion and validation against the content types. */
export function RequestEditor(props: RequestEditorProps) {
  const { label, value, edition, reader, error, documents, takesFocus, onChange, onRun, onPause } = props
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const allModels = useModels(edition)
  const models = useMemo(() => allModels && modelsFor(allModels, reader), [allModels, reader])
  const [suggestions, setSuggestions] = useState<Suggestions>()
  const [active, setActive] = useState(0)
  const pieces = models ? readPieces(value, models, documents) : []
  const wrong = wrongPieces(pieces, error, value).filter((piece) => !isBegun(piece, suggestions))
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
  const isTyped = useRef(false)
  useEffect(() => {
    if (!isTyped.current) return
    isTyped.current = false
    if (!isReading) return
    const timer = setTimeout(pause, PAUSE)
    return () => clearTimeout(timer)
  }, [value, isReading])

  const suggest = (text: string, place: number, occasion: Occasion) => {
    const next = models && suggestionsAt(readPieces(text, models, documents), place, occasion)
    setSuggestions(next && !isWhole(next, text) ? next : undefined)
    setActive(0)
  }
  const hasTyped = useRef(false)
  const suggestNow = useEffectEvent(() => {
    const { current } = field
    // The field's own text, which can be ahead of `value` while the reader types.
    if (hasTyped.current && document.activeElement === current) suggest(current!.value, current!.selectionStart, 'typing')
  })
  // Show suggestions to readers who typed before the models were loaded.
  useEffect(() => {
    if (models) suggestNow()
  }, [models])
  const write = (from: number, to: number, text: string) => {
    field.current!.setSelectionRange(from, to)
    insertText(field.current!, text)
  }
  const accept = (option: Option) => {
    const { from, to } = suggestions!
    const { insert, skip } = insertionOf(option, value.slice(to))
    setSuggestions(undefined)
    write(from, to + skip, insert)
    suggest(field.current!.value, field.current!.selectionStart, 'request')
  }
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    const isCommand = event.ctrlKey || event.metaKey
    const options = suggestions?.options
    if (options && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      setActive((active + (event.key === 'ArrowDown' ? 1 : options.length - 1)) % options.length)
    } else if (options && event.key === 'Enter' && !isCommand) {
      event.preventDefault()
      accept(options[active]!)
    } else if (options && event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      setSuggestions(undefined)
    } else if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault()
      suggest(value, field.current!.selectionStart, 'request')
    } else if (event.key === 'Enter' && (isCommand || isReading)) {
      event.preventDefault()
      onRun()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      insertLine(field.current!)
    } else if (/^[[=]$/.test(event.key) && isAfter(event.key, value, field.current!.selectionStart)) {
      // The suggestion has already inserted this character.
      event.preventDefault()
    } else if (event.key === '[' && !isInBody(value, field.current!.selectionStart)) {
      const { selectionStart, selectionEnd } = field.current!
      const deeper = deepenPopulate(value.slice(0, selectionStart))
      if (!deeper) return
      event.preventDefault()
      write(deeper.from, selectionEnd, deeper.text)
    } else if (event.key === '&' && !isInBody(value, field.current!.selectionStart)) {
      // Start each parameter on a new line.
      event.preventDefault()
      write(field.current!.selectionStart, field.current!.selectionEnd, '\n&')
    }
  }
  const described = wrong.length > 0 ? `${id}-wrong` : undefined
  return (
    <div className="run-field">
      <ColoredField
        ref={field}
        colored={mirror(value, pieces, wrong)}
        aria-label={label}
        enterKeyHint={isReading ? 'send' : 'enter'}
        aria-invalid={wrong.length > 0}
        aria-describedby={described}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={suggestions && `${id}-list`}
        aria-activedescendant={suggestions ? `${id}-${active}` : undefined}
        value={value}
        onChange={({ target }) => {
          hasTyped.current = true
          isTyped.current = true
          onChange(target.value)
          suggest(target.value, target.selectionStart, 'typing')
        }}
        onKeyDown={onKey}
        // Touch keyboards lack Ctrl+Space.
        onClick={({ nativeEvent, currentTarget }) =>
          (nativeEvent as PointerEvent).pointerType === 'touch'
            ? suggest(value, currentTarget.selectionStart, 'tap')
            : setSuggestions(undefined)
        }
        onBlur={() => setSuggestions(undefined)}
      >
        {suggestions && <SuggestionList id={id} field={field} suggestions={suggestions} active={active} onAccept={accept} />}
      </ColoredField>
      <div id={described} className="run-wrong" aria-live="polite">
        {wrong.slice(0, 3).map(({ from, problem }) => (
          <p key={from}>{problem}</p>
        ))}
      </div>
    </div>
  )
}

/** Whether a part is the beginning of a suggestion, so that it isn't judged yet. */
function isBegun({ from, text }: Piece, suggestions: Suggestions | undefined): boolean {
  return suggestions?.from === from && suggestions.options.some((option) => option.text.startsWith(text))
}

/** Whether the text already equals the only suggestion. */
function isWhole({ from, to, options }: Suggestions, text: string): boolean {
  const [first, ...others] = options
  return others.length === 0 && first!.text === text.slice(from, to) && (first!.goesOn === undefined || to < text.length)
}

function isAfter(letter: string, text: string, place: number): boolean {
  return text[place - 1] === letter && !isInBody(text, place)
}

function isInBody(text: string, place: number): boolean {
  return place > endOfHead(text) || !text.slice(0, place).includes('?')
}

/** Returns invalid parts, including the one that Strapi named in an error. */
function wrongPieces(pieces: Piece[], answer: Reply | undefined, text: string): Piece[] {
  const wrong = pieces.filter(({ problem }) => problem !== undefined)
  const error = answer && isBad(answer) ? errorIn(answer.body) : undefined
  const key = (error?.details as { key?: unknown } | undefined)?.key
  if (typeof key !== 'string' || !text.includes(key)) return wrong
  const refused = pieces.findLast((piece) => piece.text === key)
  return refused && !wrong.includes(refused) ? [...wrong, { ...refused, problem: error!.message }] : wrong
}

/** Renders the highlighted text below the transparent field. */
function mirror(text: string, pieces: Piece[], wrong: Piece[]) {
  const spans = []
  let at = 0
  const written = [...pieces, ...wrong].filter((piece) => piece.text !== '')
  const sorted = [...new Map(written.map((piece) => [piece.from, piece])).values()].toSorted((a, b) => a.from - b.from)
  for (const piece of sorted) {
    if (piece.from < at || piece.to <= piece.from) continue
    spans.push(text.slice(at, piece.from))
    spans.push(
      <span key={piece.from} className={`run-${piece.kind}`} data-wrong={wrong.some(({ from }) => from === piece.from) || undefined}>
        {text.slice(piece.from, piece.to)}
      </span>,
    )
    at = piece.to
  }
  return [...spans, text.slice(at)]
}
