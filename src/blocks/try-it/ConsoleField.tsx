import type { Field, Parameter } from '../../openapi/reference.ts'
import { useAllMessages } from '../../theme/state/messages.tsx'

interface ConsoleFieldProps {
  id: string
  /** Name of the form control. */
  name: string
  /** Where the value is sent; a single-field body shows its media type (`hint`) instead. */
  place?: Parameter['in'] | 'body' | undefined
  hint?: string | undefined
  field: Field
  /** Whether it is a whole body: multiline and unnamed. */
  isLong?: boolean
  /** Reason why browsers can't send it, shown instead of a control. */
  note?: string | undefined
  problem: string | undefined
  initial: string | undefined
}

/** Renders a labeled control with its error. */
export function ConsoleField({ id, name, place, hint, field, isLong = false, note, problem, initial }: ConsoleFieldProps) {
  const messages = useAllMessages()
  const label = (
    <>
      {isLong ? messages.console.body : field.name}{' '}
      <small>{place ? messages.console.hints[field.kind](messages.console.places[place]) : hint}</small>
    </>
  )
  if (note !== undefined) {
    return (
      <div>
        <p className="try-it-label">{label}</p>
        <p className="try-it-note">{note}</p>
      </div>
    )
  }
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Control id={id} name={name} field={field} isLong={isLong} initial={initial} isWrong={problem !== undefined} />
      <FieldProblem id={`${id}-problem`} text={problem} />
    </div>
  )
}

type ControlProps = Pick<ConsoleFieldProps, 'id' | 'name' | 'field' | 'isLong' | 'initial'> & { isWrong: boolean }

function Control({ id, name, field, isLong, initial, isWrong }: ControlProps) {
  const messages = useAllMessages()
  const { kind, choices, isRequired, example, mediaType } = field
  const common = { id, name, required: isRequired, 'aria-invalid': isWrong, 'aria-describedby': `${id}-problem` }
  if (kind === 'file' || kind === 'files') return <input type="file" multiple={kind === 'files'} accept={mediaType} {...common} />
  if (choices) {
    return (
      <select defaultValue={initial} {...common}>
        {!isRequired && <option value="">{messages.console.leftOut}</option>}
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    )
  }
  const text = { defaultValue: initial, placeholder: example, spellCheck: false, ...common }
  if (kind === 'text' && !isLong) return <input type="text" {...text} />
  return <textarea rows={Math.min(16, (initial || (example ?? '')).split('\n').length + 1)} {...text} />
}

/** Renders an error; always present, so that `aria-describedby` can refer to it. */
export function FieldProblem({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p id={id} className="try-it-problem">
      {text}
    </p>
  )
}
