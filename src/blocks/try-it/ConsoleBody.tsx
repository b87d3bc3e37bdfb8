import { useState } from 'react'
import type { BodyInput } from '../../openapi/reference.ts'
import { initialFields } from '../../openapi/initial-fields.ts'
import { useAllMessages } from '../../theme/state/messages.tsx'
import { ConsoleField } from './ConsoleField.tsx'
import { bodyKey, type Problems } from './console-form.ts'

interface ConsoleBodyProps {
  id: string
  inputs: BodyInput[]
  problems: Problems
}

/** Fields for the request body, with a choice between media types. */
export function ConsoleBody({ id, inputs, problems }: ConsoleBodyProps) {
  const messages = useAllMessages()
  const [chosen, setChosen] = useState(0)
  const input = inputs[chosen]!
  return (
    <fieldset>
      {/* With a single field, the legend would repeat its label. */}
      <legend className={input.isForm ? undefined : 'sr-only'}>
        {input.isForm ? (
          <>
            {messages.console.body} <small>{input.type}</small>
          </>
        ) : (
          messages.console.body
        )}
      </legend>
      {inputs.length > 1 && (
        <select
          name="media"
          aria-label={messages.console.contentType}
          value={chosen}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
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
        place={isForm ? 'body' : undefined}
        hint={isForm ? undefined : type}
        field={field}
        isLong={!isForm}
        problem={problems[key]}
        initial={initial.has(field) ? field.example : ''}
      />
    )
  })
}
