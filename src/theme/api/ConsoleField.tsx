import type { Field } from '../../openapi/reference.ts'

interface ConsoleFieldProps {
  id: string
  /** In the form. */
  name: string
  /** What stands beside the name. */
  hint: string
  field: Field
  /** Of text: whether it has lines. */
  isLong?: boolean
  /** Why it can't be sent from here; it is shown in the place of a control. */
  note?: string | undefined
  problem: string | undefined
  initial: string | undefined
}

const KINDS: Record<Field['kind'], string> = { text: '', list: ', one a line', json: ', JSON', file: ', a file', files: ', files' }

/** Where a value goes, and what it is written as. */
export function hintOf(place: string, { kind }: Field): string {
  return place + KINDS[kind]
}

/** A value with its name, and what is wrong with it. */
export function ConsoleField({ id, name, hint, field, isLong = false, note, problem, initial }: ConsoleFieldProps) {
  const label = (
    <>
      {field.name} <small>{hint}</small>
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
      <Problem id={`${id}-problem`} text={problem} />
    </div>
  )
}

type ControlProps = Pick<ConsoleFieldProps, 'id' | 'name' | 'field' | 'isLong' | 'initial'> & { isWrong: boolean }

function Control({ id, name, field, isLong, initial, isWrong }: ControlProps) {
  const { kind, choices, isRequired, example, mediaType } = field
  const common = { id, name, required: isRequired, 'aria-invalid': isWrong, 'aria-describedby': `${id}-problem` }
  if (kind === 'file' || kind === 'files') return <input type="file" multiple={kind === 'files'} accept={mediaType} {...common} />
  if (choices) {
    return (
      <select defaultValue={initial} {...common}>
        {!isRequired && <option value="">(left out)</option>}
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

/** Empty until something is wrong, so that fields can refer to it. */
export function Problem({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p id={id} className="try-it-problem">
      {text}
    </p>
  )
}
