import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { ColoredField } from './ColoredField.tsx'
import { insertLine, insertText } from './insert-text.ts'
import type { Option } from './option.ts'
import type { Piece } from './piece.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { insertionOf, suggestionsAt, type Occasion, type Suggestions } from './suggestions.ts'

interface CompletingFieldProps extends Omit<ComponentProps<'textarea'>, 'ref' | 'value' | 'onChange' | 'onKeyDown'> {
  field: RefObject<HTMLTextAreaElement | null>
  value: string
  /** Parses a text; `undefined` until the content types are loaded. */
  read: ((text: string) => Piece[]) | undefined
  /** Invalid parts of the value. */
  wrong: Piece[]
  /** Whether another element describes the mistakes, so that they are only underlined. */
  isToldElsewhere?: boolean
  /** Returns the highlighted text, with the invalid parts to underline. */
  colored: (wrong: Piece[]) => ReactNode
  onChange: (value: string) => void
  /** Whether Enter runs the text, instead of Ctrl+Enter only. */
  runsOnEnter?: boolean
  onRun: () => void
  /** Called for other keys. */
  onKey?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
}

/** A field with suggestions at the cursor and underlined mistakes. */
export function CompletingField(props: CompletingFieldProps) {
  const { field, value, read, wrong, isToldElsewhere, colored, onChange, runsOnEnter = false, onRun, onKey, ...attributes } = props
  const id = useId()
  const [suggestions, setSuggestions] = useState<Suggestions>()
  const [active, setActive] = useState(0)
  const judged = wrong.filter((piece) => !isBegun(piece, suggestions))

  // Set while the content types are being loaded.
  const asked = useRef<Occasion>(undefined)
  const suggest = (text: string, place: number, occasion: Occasion) => {
    asked.current = read ? undefined : occasion
    const next = read && suggestionsAt(read(text), place, occasion)
    setSuggestions(next && !isWhole(next, text) ? next : undefined)
    setActive(0)
  }
  const suggestNow = useEffectEvent(() => {
    const { current } = field
    // The field's own text, which can be ahead of `value` while the reader types.
    if (asked.current && document.activeElement === current) suggest(current!.value, current!.selectionStart, asked.current)
  })
  const isReady = read !== undefined
  // Show suggestions to readers who asked for them, or typed, before the content types were loaded.
  useEffect(() => {
    if (isReady) suggestNow()
  }, [isReady])
  const accept = (option: Option) => {
    const { from, to } = suggestions!
    const { insert, skip } = insertionOf(option, value.slice(to))
    setSuggestions(undefined)
    insertText(field.current!, insert, { from, to: to + skip })
    suggest(field.current!.value, field.current!.selectionStart, 'request')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    const options = suggestions?.options
    if (options && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      setActive((active + (event.key === 'ArrowDown' ? 1 : options.length - 1)) % options.length)
    } else if (options && event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      accept(options[active]!)
    } else if (options && event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      setSuggestions(undefined)
    } else if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault()
      suggest(value, field.current!.selectionStart, 'request')
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (event.ctrlKey || event.metaKey || runsOnEnter) onRun()
      else insertLine(field.current!)
    } else onKey?.(event)
  }
  const isTold = judged.length > 0 && !isToldElsewhere
  return (
    <div className="run-field">
      <ColoredField
        aria-invalid={judged.length > 0}
        aria-describedby={isTold ? `${id}-wrong` : undefined}
        {...attributes}
        ref={field}
        colored={colored(judged)}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={suggestions && `${id}-list`}
        aria-activedescendant={suggestions ? `${id}-${active}` : undefined}
        value={value}
        onChange={({ target }) => {
          onChange(target.value)
          suggest(target.value, target.selectionStart, 'typing')
        }}
        onKeyDown={onKeyDown}
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
      <div id={isTold ? `${id}-wrong` : undefined} className="run-wrong" aria-live="polite">
        {isTold && judged.slice(0, 3).map(({ from, problem }) => <p key={from}>{problem}</p>)}
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
