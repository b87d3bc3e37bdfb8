import { useState } from 'react'
import type { AuthScheme } from '../../openapi/reference.ts'
import { Problem } from './ConsoleField.tsx'
import { COOKIE_NOTE, secretKey, type Problems } from './console-form.ts'

interface ConsoleAuthProps {
  id: string
  alternatives: AuthScheme[][]
  problems: Problems
}

/** What lets a request in: of several ways, the one that the reader chooses. */
export function ConsoleAuth({ id, alternatives, problems }: ConsoleAuthProps) {
  const [chosen, setChosen] = useState(0)
  return (
    <fieldset>
      <legend>Authentication</legend>
      {alternatives.length > 1 && (
        <select
          name="alternative"
          aria-label="Way to authenticate"
          value={chosen}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
          {alternatives.map((schemes, index) => {
            const names = schemes.map(({ name }) => name).join(' and ') || 'none'
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
  const { name, kind, carrier } = scheme
  if (kind === 'other')
    return <p className="try-it-note">{`${name}: this console can’t do what it asks for. The samples show the request without it.`}</p>
  if (carrier?.in === 'cookie') return <p className="try-it-note">{`${name}: a key in the cookie ${carrier.name}. ${COOKIE_NOTE}`}</p>
  return (
    <>
      {kind === 'basic' && (
        <div>
          <label htmlFor={`${id}-user`}>User name</label>
          <input id={`${id}-user`} name={`${secretKey(scheme)} user`} type="text" autoComplete="off" spellCheck={false} />
        </div>
      )}
      <div>
        <label htmlFor={id}>
          {kind === 'basic' ? 'Password' : kind === 'bearer' ? 'Token' : 'Key'}{' '}
          <small>{carrier ? `${carrier.in} ${carrier.name}` : name}</small>
        </label>
        <input
          id={id}
          name={secretKey(scheme)}
          type="password"
          autoComplete="new-password"
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
        />
        <Problem id={`${id}-problem`} text={problem} />
      </div>
    </>
  )
}
