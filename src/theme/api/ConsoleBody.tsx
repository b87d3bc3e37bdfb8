import { useState } from 'react'
import type { BodyInput } from '../../openapi/reference.ts'
import { initialFields } from '../../openapi/initial-fields.ts'
import { ConsoleField, hintOf } from './ConsoleField.tsx'
import { bodyKey, type Problems } from './console-form.ts'

interface ConsoleBodyProps {
  id: string
  inputs: BodyInput[]
  problems: Problems
}

/** The body of a request, in one of the media types that the operation takes. */
export function ConsoleBody({ id, inputs, problems }: ConsoleBodyProps) {
  const [chosen, setChosen] = useState(0)
  const input = inputs[chosen]!
  return (
    <fieldset>
      <legend>
        {input.isForm ? (
          <>
            Body <small>{input.type}</small>
          </>
        ) : (
          'Body'
        )}
      </legend>
      {inputs.length > 1 && (
        <select name="media" aria-label="Content type" value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
          {inputs.map(({ type }, index) => (
            <option key={type} value={index}>
              {type}
            </option>
          ))}
        </select>
      )}
      <BodyFields key={input.type} id={id} input={input} problems={problems} />
    </fieldset>
  )
}

function BodyFields({ id, input: { isForm, type, fields }, problems }: { id: string; input: BodyInput; problems: Problems }) {
  const initial = new Set(initialFields(fields))
  return fields.map((field, index) => {
    const key = bodyKey(field)
    return (
      <ConsoleField
        key={key}
        id={`${id}-${index}`}
        name={key}
        hint={isForm ? hintOf('body', field) : type}
        field={field}
        isLong={!isForm}
        problem={problems[key]}
        initial={initial.has(field) ? field.example : ''}
      />
    )
  })
}
