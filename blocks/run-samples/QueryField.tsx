import { useEffect, useMemo, type RefObject } from 'react'
import { adoptStyle } from '../../src/theme/styles/adopt-style.ts'
import { coloredPieces } from './colored-pieces.tsx'
import { CompletingField } from './CompletingField.tsx'
import styles from './console.css?inline'
import { wrongOf } from './piece.ts'
import { modelAt, readQueryObject } from './query-object.ts'
import { modelsFor } from './senders.ts'
import { useModels } from './useModels.ts'
import { usePreferredEdition } from './version.ts'

adoptStyle(styles)

interface QueryFieldProps {
  id: string
  field: RefObject<HTMLTextAreaElement | null>
  /** Path whose content type the query is for. */
  endpoint: string
  value: string
  /** ID of the element that contains `error`. */
  describedBy: string
  /** The syntax error that the builder shows. */
  error: string | undefined
  /** Whether to take focus, because the reader pressed Edit. */
  takesFocus: boolean
  onChange: (value: string) => void
  onRun: () => void
}

/** Editor for a query object, with completion and validation against the content type of the endpoint. */
export default function QueryField({ id, field, endpoint, value, describedBy, error, takesFocus, onChange, onRun }: QueryFieldProps) {
  const models = useModels(usePreferredEdition())
  const scope = useMemo(() => {
    const known = models && modelsFor(models, undefined)
    const model = known && modelAt(endpoint, known)
    return model && { model, known }
  }, [models, endpoint])
  const pieces = readQueryObject(value, scope)
  useEffect(() => {
    if (takesFocus) field.current!.focus()
  }, [takesFocus, field])
  return (
    <CompletingField
      id={id}
      field={field}
      {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': describedBy })}
      value={value}
      read={scope && ((text) => readQueryObject(text, scope))}
      wrong={wrongOf(pieces)}
      // JSON5's message has the line and column.
      isToldElsewhere={error !== undefined}
      colored={(wrong) => coloredPieces(value, pieces, wrong)}
      onChange={onChange}
      onRun={onRun}
    />
  )
}
