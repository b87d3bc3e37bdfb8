import { useState } from 'react'
import type { AuthScheme } from '../../openapi/reference.ts'
import { useAllMessages } from '../../theme/state/messages.tsx'
import { FieldProblem } from './ConsoleField.tsx'
import { secretKey, type Problems } from './console-form.ts'

interface ConsoleAuthProps {
  id: string
  alternatives: AuthScheme[][]
  problems: Problems
}

/** Fields for credentials, with a choice between alternatives. */
export function ConsoleAuth({ id, alternatives, problems }: ConsoleAuthProps) {
  const messages = useAllMessages()
  const [chosen, setChosen] = useState(0)
  return (
    <fieldset>
      <legend>{messages.console.authentication}</legend>
      {alternatives.length > 1 && (
        <select
          name="alternative"
          aria-label={messages.console.wayToAuthenticate}
          value={chosen}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
          {alternatives.map((schemes, index) => {
            const names = messages.console.together(schemes.map(({ name }) => name))
            return (
              <option key={names} value={index}>
                {names}
              </option>
            )
          })}
        </select>
      )}
      {alternatives[chosen]!.map((scheme, index) => (
        <Scheme key={scheme.name} id={`${id}-${index}`} scheme={scheme} problem={problems[secretKey(scheme)]} />
      ))}
    </fieldset>
  )
}

function Scheme({ id, scheme, problem }: { id: string; scheme: AuthScheme; problem: string | undefined }) {
  const messages = useAllMessages()
  const { name, kind, carrier } = scheme
  if (kind === 'other') return <p className="try-it-note">{messages.console.unsupported(name)}</p>
  if (carrier?.in === 'cookie') return <p className="try-it-note">{messages.console.cookieKey(name, carrier.name)}</p>
  return (
    <>
      {kind === 'basic' && (
        <div>
          <label htmlFor={`${id}-user`}>{messages.console.user}</label>
          <input id={`${id}-user`} name={`${secretKey(scheme)} user`} type="text" autoComplete="off" spellCheck={false} />
        </div>
      )}
      <div>
        <label htmlFor={id}>
          {kind === 'basic' ? messages.console.password : kind === 'bearer' ? messages.console.token : messages.console.key}{' '}
          <small>{carrier ? `${messages.console.places[carrier.in]} ${carrier.name}` : name}</small>
        </label>
        <input
          id={id}
          name={secretKey(scheme)}
          type="password"
          autoComplete="new-password"
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
        />
        <FieldProblem id={`${id}-problem`} text={problem} />
      </div>
    </>
  )
}
